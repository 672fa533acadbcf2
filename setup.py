"""Compiles the engine to C with mypyc; everything else about the package is in pyproject.toml.

Without a working C compiler, or with MAGNATE_PURE=1 in the environment, the same files are
installed as they are and run interpreted: slower, but with the same games. A type error is never
a reason to do so; it stops the build. MAGNATE_LTO=1 lets the compiler optimize across all modules:
a few percent faster, but slow to build, so for releases.
"""

import os
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

from distutils.ccompiler import new_compiler  # isort: skip  (setuptools provides it)
from distutils.errors import CCompilerError, DistutilsError  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "magnate")

# What is compiled: every module of these folders ...
COMPILED_FOLDERS = ("core", "games", "bots")
# ... but those that run once for each file, match or message, whose types are looked at while the
# program runs, or that people extend and patch.
INTERPRETED_NAMES = {"__init__.py", "content.py", "orders.py", "view_types.py"}
INTERPRETED_FILES = {
    "core/contract.py",
    "core/matches.py",
    "core/records.py",
    "core/views.py",
    "core/wire.py",
}

IN_PLACE_COMMANDS = {"build_ext", "editable_wheel"}
BUILD_COMMANDS = {"bdist_wheel", "build", "install", *IN_PLACE_COMMANDS}


def engine_modules() -> list[str]:
    """The paths of the modules to compile, in a fixed order."""
    return sorted(
        path.as_posix()
        for folder in COMPILED_FOLDERS
        for path in (PACKAGE / folder).rglob("*.py")
        if path.name not in INTERPRETED_NAMES
        and path.relative_to(PACKAGE).as_posix() not in INTERPRETED_FILES
    )


def remove_compiled() -> None:
    """Clear src of compiled modules: they would win over the sources beside them."""
    for pattern in ("*.so", "*.pyd"):
        for path in Path("src").rglob(pattern):
            path.unlink()


def switched_on(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


def reason_for_pure() -> str:
    """Why the engine can't or shan't be compiled here; empty if it can."""
    if switched_on("MAGNATE_PURE"):
        return "MAGNATE_PURE is set"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(probe)], output_dir=folder, include_dirs=include)
        except (CCompilerError, DistutilsError, OSError):
            return "there is no working C compiler with Python's header files"
    return ""


def notice(reason: str) -> None:
    """Say on standard error, so that nobody overlooks it, that the engine stays interpreted."""
    line = "*" * 78
    print(
        f"{line}\n"
        f"* Magnate runs INTERPRETED: {reason}.\n"
        "* The games are the same, only about fifteen times slower.\n"
        f"{line}",
        file=sys.stderr,
        flush=True,
    )


class BuildEngine(build_ext):
    """Compiles on every core, skips what is up to date, and builds all modules or none."""

    failed = False

    def build_extensions(self) -> None:
        jobs = os.cpu_count() or 1
        self.parallel = jobs
        with ThreadPoolExecutor(jobs) as pool:
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = self.compile_with(pool)
            super().build_extensions()
        if self.failed:
            # A module without the shared part of its group could not be imported.
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            notice("the C compiler failed, see above")

    def build_extension(self, extension) -> None:
        try:
            super().build_extension(extension)
        except BaseException:
            self.failed = True
            raise

    def compile_with(self, pool):
        """A replacement for the compiler's own `compile`, which takes one file after another."""
        compiler = self.compiler

        def compile_all(
            sources,
            output_dir=None,
            macros=None,
            include_dirs=None,
            debug=False,
            extra_preargs=None,
            extra_postargs=None,
            depends=None,
        ):
            macros, objects, extra_postargs, options, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(options, debug, extra_preargs)
            shared = [Path("setup.py"), *Path("build").rglob("*.h")]
            newest_shared = max(path.stat().st_mtime for path in shared)

            def compile_one(target: str) -> None:
                source, suffix = build[target]
                path = Path(target)
                changed = max(newest_shared, Path(source).stat().st_mtime)
                if path.exists() and path.stat().st_mtime > changed:
                    return
                # Moved into place when it is whole, so that a broken-off build leaves no trap.
                part = path.with_suffix(".part")
                compiler._compile(str(part), source, suffix, arguments, extra_postargs, options)
                part.replace(path)

            list(pool.map(compile_one, objects))
            return objects

        return compile_all


def extensions() -> list:
    """The compiled modules of the engine as one group, so that calls between them are direct."""
    modules = engine_modules()
    commands = set(sys.argv[1:])
    if not modules or not BUILD_COMMANDS & commands:
        return []
    if IN_PLACE_COMMANDS & commands:
        remove_compiled()
    reason = reason_for_pure()
    if reason:
        notice(reason)
        return []
    from mypyc.build import mypycify

    # Calls within the engine need not go through a table that other libraries could change.
    flags = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
    whole = ["-flto=auto"] if flags and switched_on("MAGNATE_LTO") else []
    group = mypycify(modules, group_name="engine", multi_file=True, opt_level="2", debug_level="0")
    for extension in group:
        extension.optional = True
        # A warning of some other compiler is no reason to go without.
        if "-Werror" in extension.extra_compile_args:
            extension.extra_compile_args.remove("-Werror")
        extension.extra_compile_args += [*flags, *whole]
        extension.extra_link_args += [*whole, "-O2"] if whole else []
    return group


os.chdir(ROOT)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
