"""The rules: pure and deterministic, compiled with mypyc where a C compiler is found."""

from nivelo.engine.export.pickling import register

register()
