"""Writes the client's TypeScript types from the Python records: `client/src/wire/types.ts` and one file a game.

    python scripts/wire_types.py          write
    python scripts/wire_types.py --check  fail if what is there differs

A record's field is optional in TypeScript if the sender may leave it out: a default in what a client
sends (requests, actions), a default with `omit_defaults` in what the server sends.
"""

from __future__ import annotations

import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from sobremesa import games
from sobremesa.kit.records import Action, Event
from sobremesa.server import wire
from sobremesa.server.http.records import ForkFrom, OpenTable, Wake
from sobremesa.tables import events as tables_events
from sobremesa.tables import records as tables_records
from sobremesa.tables.records import Delta, PresenceView

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "client" / "src" / "wire"
MADE = "made by scripts/wire_types.py from the Python records; do not edit"
LONG = 400
"""Lines that eslint allows; a longer file says that it may be."""
COMMON = [
    "sobremesa.kit.records",
    "sobremesa.tables.records",
    "sobremesa.server.wire",
    "sobremesa.server.http.records",
]
PARTS = ("records", "options", "actions", "events", "views")
"""Modules of a game, and of each of its expansions, that hold records and nothing else."""
SKIPPED: set[Any] = {
    Action,
    Event,
    tables_events.News,
    wire.Request,
    wire.Message,
    Delta,
    tables_records.Done,
    PresenceView,
}
SENT = (wire.Request, Action, OpenTable, ForkFrom, Wake)
"""What a client makes: it may leave out what has a default."""
SENT = (wire.Request, Action, OpenTable, ForkFrom, Wake)
"""What a client makes: it may leave out what has a default."""
SCALARS: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    dict: "Record<string, unknown>",
    object: "unknown",
}


class Scribe:
    """Spells the records of one file; `foreign` are the names of another file that it may import."""

    def __init__(self, names: list[str], foreign: dict[str, Any]) -> None:
        self.records: dict[str, type[msgspec.Struct]] = {}
        self.aliases: dict[str, Any] = {}
        self.foreign = {value: name for name, value in foreign.items()}
        self.imported: set[str] = set()
        for module in map(import_module, names):
            for name, value in vars(module).items():
                self._take(module.__name__, name, value)
        self.names: dict[Any, str] = {value: name for name, value in self.aliases.items()}

    def _take(self, module: str, name: str, value: Any) -> None:
        if name.startswith("_"):
            return
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            if value.__module__ == module and value not in SKIPPED:
                if name in self.records or name in self.aliases:
                    raise ValueError(f"two records called {name}")
                self.records[name] = value
        elif get_origin(value) in (Literal, typing.Union, types.UnionType, dict):
            self.aliases.setdefault(name, value)

    @property
    def known(self) -> dict[str, Any]:
        return {**self.aliases, **self.records}

    def spell(self, kind: Any, *, top: bool = False) -> str:
        """The TypeScript of a Python type; by its name if it has one, unless `top`."""
        if kind in self.foreign:
            self.imported.add(self.foreign[kind])
            return self.foreign[kind]
        if not top and kind in self.names:
            return self.names[kind]
        if kind in SCALARS:
            return SCALARS[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind.__name__ not in self.records:
                raise ValueError(f"{kind} is in none of the files")
            return kind.__name__
        return self._spell_generic(get_origin(kind), get_args(kind), kind)

    def _spell_generic(self, origin: Any, args: tuple[Any, ...], kind: Any) -> str:
        if origin is typing.Annotated:
            return self.spell(args[0])
        if origin is Literal:
            return " | ".join(f'"{arg}"' for arg in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.spell(arg) for arg in args))
        if origin is dict:
            key, value = args
            record = f"Record<{self.spell(key)}, {self.spell(value)}>"
            return record if key is str or key is int else f"Partial<{record}>"
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.spell, args))}]"
        if origin in (list, tuple, frozenset):
            item = self.spell(args[0])
            return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"
        raise ValueError(f"no TypeScript for {kind}")

    def record(self, name: str, struct: type[msgspec.Struct]) -> str:
        """One interface, with the record's docstring."""
        config = struct.__struct_config__
        if config.tag is None and not struct.__struct_fields__:
            return "\n".join([*_comment(struct.__doc__), f"export type {name} = Record<string, never>;"])
        loose = config.omit_defaults or issubclass(struct, SENT)
        lines = [*_comment(struct.__doc__), f"export interface {name} {{"]
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        hints = typing.get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            mark = "?" if loose and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.spell(hints[field.name])};")
        return "\n".join([*lines, "}"])

    def write(self) -> str:
        """The whole file."""
        parts = []
        for name, alias in self.aliases.items():
            if alias not in self.foreign:
                parts.append(_alias(name, self.spell(alias, top=True)))
        parts += [self.record(name, struct) for name, struct in self.records.items()]
        text = "\n" + "\n\n".join(parts) + "\n"
        if self.imported:
            text = f'import type {{ {", ".join(sorted(self.imported))} }} from "./types";\n' + text
        is_long = text.count("\n") >= LONG
        return f"/* {'eslint-disable max-lines -- ' if is_long else ''}{MADE} */\n{text}"


def _alias(name: str, spelled: str) -> str:
    line = f"export type {name} = {spelled};"
    if len(line) <= 100:
        return line
    return f"export type {name} =\n  | " + "\n  | ".join(spelled.split(" | ")) + ";"


def _comment(doc: str | None) -> list[str]:
    if not doc:
        return []
    return [f"/** {' '.join(doc.split())} */"]


def modules(game: str) -> list[str]:
    """The modules of a game that hold its records: its own first, then those of its expansions."""
    package = import_module(f"sobremesa.games.{game}")
    root = Path(package.__path__[0])
    folders = [root, *sorted(path for path in (root / "expansions").glob("*/"))]
    return [
        ".".join((package.__name__, *folder.relative_to(root).parts, part))
        for folder in folders
        for part in PARTS
        if (folder / f"{part}.py").is_file()
    ]


def recorded() -> list[str]:
    """The games that have records: also one that is not open to players yet."""
    return sorted(path.parent.name for path in Path(games.__path__[0]).glob("*/views.py"))


def generate() -> dict[Path, str]:
    """What each file should hold."""
    common = Scribe(COMMON, {})
    result = {TARGET / "types.ts": common.write()}
    for game in recorded():
        result[TARGET / f"{game}.ts"] = Scribe(modules(game), common.known).write()
    return result


def main(arguments: list[str]) -> int:
    stale = []
    for path, text in generate().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT).as_posix())
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print(f"out of date, run scripts/wire_types.py: {', '.join(stale)}")
        return 1
    print(f"{'wrote ' + ', '.join(stale) if stale else 'up to date'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
