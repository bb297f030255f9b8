"""`python -m nivelo` is the command `nivelo`."""

import sys

from nivelo.cli import main

sys.exit(main())
