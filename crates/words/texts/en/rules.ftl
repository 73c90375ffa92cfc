# Texts of the counting methods.
