"""The French and the Latin deck: faces, blanks, backs."""
