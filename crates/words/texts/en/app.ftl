# Texts of the application.
