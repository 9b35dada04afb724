"""The built client, read once: small, and the same for all. No file outside it can be reached, since none is looked for."""

from __future__ import annotations

import gzip
import json
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "static"
PAGE = "index.html"
"""The one page, which shows all screens."""
MANIFEST = ".vite/manifest.json"
"""Which file of the build came from which source, and what each imports."""
TABLE, GAME_TABLE = "src/screens/TableScreen.svelte", "src/games/{game}/table.ts"
"""The sources of a table's screen, of any game and of one."""

_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}


class File:
    """One file of the client, with its headers; packed for browsers that take gzip, if that helps."""

    def __init__(self, path: str, data: bytes) -> None:
        self.data = data
        kind = _TYPES.get(Path(path).suffix) or mimetypes.guess_type(path)[0]
        self.media_type = kind or "application/octet-stream"
        self.etag = f'"{sha256(data).hexdigest()[:20]}"'
        # Vite puts a hash of the content into the names of what lies in assets/.
        self.cache = _FOREVER if path.startswith("assets/") else _ASK
        self._packed: bytes | None = None

    @property
    def packed(self) -> bytes | None:
        """The gzip form, made when it is first asked for; None where it gains nothing."""
        if self._packed is None and self.media_type.startswith(_TEXT) and len(self.data) > 1000:
            self._packed = gzip.compress(self.data, 6, mtime=0)
        return self._packed


class Client:
    """All files by their path: `index.html`, `assets/index-3f2a.js`."""

    def __init__(self, folder: Path = FOLDER) -> None:
        manifest = folder / MANIFEST
        self._chunks: dict[str, dict[str, Any]] = json.loads(manifest.read_bytes()) if manifest.is_file() else {}
        self.files = {
            path.relative_to(folder).as_posix(): File(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.endswith(".map")
        }

    def needed(self, game: str | None) -> list[str]:
        """The files that a table asks for beside the first page's own, by the build's manifest; `game`: what is played there."""
        sources = [TABLE] if game is None else [TABLE, GAME_TABLE.format(game=game)]
        names = self._closure(*sources) - self._closure(PAGE)
        found = [self._chunks[name] for name in sorted(names)]
        return [chunk["file"] for chunk in found] + [style for chunk in found for style in chunk.get("css", ())]

    def _closure(self, *names: str) -> set[str]:
        """Chunks and all that they import at once; none that there are not."""
        seen: set[str] = set()
        todo = [name for name in names if name in self._chunks]
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                todo += self._chunks[name].get("imports", ())
        return seen

    @property
    def built(self) -> bool:
        """Is there a client at all?"""
        return PAGE in self.files
