"""Charts as SVG, drawn without any library; light and dark, readable without colour."""
