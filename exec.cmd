@rem npm scripts that begin with exec (in sh: in the place of the shell, so that signals arrive) run on Windows by this.
@%*
