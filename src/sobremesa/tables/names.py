"""Names of people (N12): what a name may be, when two are the same, and when one only looks like another."""

import unicodedata
from collections.abc import Iterable
from functools import cache

import regex
from confusable_homoglyphs import categories, confusables

from sobremesa.kit.records import Refusal

LONGEST = 24
"""Grapheme clusters (UAX 29)."""
MOST_CHARACTERS = 400
"""So that a name of 24 large clusters fits and none is a flood."""
MOST_WATCHER = 2 * LONGEST
"""Characters of a watcher's: all are told the names of many, and anew with each who comes."""

_SPACES = regex.compile(r"\s+")
_CLUSTER = regex.compile(r"\X")
_EMOJI = regex.compile(r"\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3")
_SPEAKS = regex.compile(r"[\p{L}\p{N}]")
_FORBIDDEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]")
"""What is not seen: two names that differ by it alone look the same. Fillers and the empty Braille cell are letters and signs."""
_TAG = regex.compile(r"[\U000E0020-\U000E007F]")
_JOINERS = "\u200d\ufe0e\ufe0f"

_TOGETHER = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Scripts that are written together (UTS 39, highly restrictive)."""


def normalise(raw: str) -> str | Refusal:
    """The name as it is shown, or `name_bad {why}`: `empty`, `long` or `characters`."""
    if len(raw) > MOST_CHARACTERS:
        return Refusal("name_bad", {"why": "long"})
    if any(unicodedata.category(c) == "Cc" and not c.isspace() for c in raw):
        return Refusal("name_bad", {"why": "characters"})
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", raw)).strip()
    if not name:
        return Refusal("name_bad", {"why": "empty"})
    clusters = _CLUSTER.findall(name)
    if len(clusters) > LONGEST:
        return Refusal("name_bad", {"why": "long"})
    emoji = [bool(_EMOJI.match(cluster)) for cluster in clusters]
    if any(_hides(cluster, is_emoji=one) for cluster, one in zip(clusters, emoji, strict=True)):
        return Refusal("name_bad", {"why": "characters"})
    if not any(emoji) and not _SPEAKS.search(name):
        return Refusal("name_bad", {"why": "empty"})
    return name


def _hides(cluster: str, *, is_emoji: bool) -> bool:
    """Has it a character that is not seen and is no part of an emoji?"""
    if is_emoji:
        cluster = _TAG.sub("", cluster)
        for joiner in _JOINERS:
            cluster = cluster.replace(joiner, "")
    return bool(_FORBIDDEN.search(cluster))


def folded(name: str) -> str:
    """Two names are the same if these are equal."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def mixes_scripts(name: str) -> bool:
    """Has it letters of two scripts that are not written together?"""
    scripts = {categories.alias(c) for c in name if c.isalpha()} - {"COMMON", "INHERITED"}
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def skeleton(name: str) -> str:
    """What a name looks like (UTS 39): names with equal skeletons look alike."""
    look = _prototypes()
    plain = "".join(look.get(c, c) for c in unicodedata.normalize("NFKD", name))
    return unicodedata.normalize("NFD", plain)


def looks_like(name: str, seated: Iterable[str]) -> bool:
    """Is it another name than all those seated, that could be taken for one of them?"""
    taken = list(seated)
    if folded(name) in {folded(other) for other in taken}:
        return False
    return mixes_scripts(name) or any(_alike(name, other) for other in taken)


def _alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other) or skeleton(folded(one)) == skeleton(folded(other))


def wish(raw: str) -> str:
    """What a watcher may be called, as far as the name itself goes; nothing: it gives none."""
    name = normalise(raw)
    return "" if isinstance(name, Refusal) or len(name) > MOST_WATCHER else name


def looks(names: Iterable[str]) -> frozenset[str]:
    """What names look like, as they are written and in small letters."""
    return frozenset(skeleton(form) for name in names for form in (name, folded(name)))


def confusable(name: str, seated: frozenset[str]) -> bool:
    """Could a watcher of this name be taken for one of those seated? `seated`: what their names look like (`looks`)."""
    return mixes_scripts(name) or not seated.isdisjoint(looks([name]))


@cache
def _prototypes() -> dict[str, str]:
    """For each character the one that stands for all that look like it.

    The library keeps both directions: a prototype lists all its look-alikes, each of these the prototype alone.
    """
    table = {char: [like["c"] for like in likes] for char, likes in confusables.confusables_data.items()}
    found = {}
    for char, likes in table.items():
        if len(char) == 1 and len(likes) == 1:
            mate = likes[0]
            single = len(table.get(mate, ())) == 1
            found[char] = min(char, mate, key=lambda c: (-len(c), c)) if single else mate
    return found
