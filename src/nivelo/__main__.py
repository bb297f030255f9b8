"""`python -m nivelo` runs the command `nivelo`."""

import sys

from nivelo.cli import main

sys.exit(main())
