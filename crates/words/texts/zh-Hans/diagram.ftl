# Texts of the diagram.
