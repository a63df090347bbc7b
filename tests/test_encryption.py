"""The doctor tells, where it is asked to, whether database and backups lie on encrypted volumes."""

from __future__ import annotations

from pathlib import Path

import pytest

from doctor.encryption import encryption
from doctor.findings import Level

MOUNTS = """\
22 1 8:1 / / rw - ext4 /dev/sda1 rw
30 22 253:1 / /srv rw - ext4 /dev/mapper/data rw
31 22 253:2 / /srv/plain rw - ext4 /dev/mapper/plain rw
32 22 0:40 / /btrfs\\040pool rw - btrfs /dev/no-such-device rw
33 22 0:41 / /tmp rw - tmpfs tmpfs rw
"""


@pytest.fixture
def machine(tmp_path: Path) -> tuple[Path, Path]:
    """Return a machine's mounts and devices: /srv is a volume of LVM on LUKS, /srv/plain one of LVM alone."""
    devices = tmp_path / "block"
    uuids = {"8:1": "", "253:1": "LVM-a", "253:2": "LVM-b", "253:9": "CRYPT-LUKS2-c"}
    for numbers, uuid in uuids.items():
        (devices / numbers / "slaves").mkdir(parents=True)
        (devices / numbers / "dev").write_text(f"{numbers}\n")
        if uuid:
            (devices / numbers / "dm").mkdir()
            (devices / numbers / "dm" / "uuid").write_text(uuid)
    for upper, lower in (("253:1", "253:9"), ("253:2", "8:1"), ("253:9", "8:1")):
        (devices / upper / "slaves" / lower).symlink_to(devices / lower)
    (tmp_path / "mounts").write_text(MOUNTS)
    return tmp_path / "mounts", devices


@pytest.mark.parametrize(
    ("place", "level", "said"),
    [
        ("/srv/games.sqlite3", Level.FINE, "lies on an encrypted volume"),
        ("/srv/plain/games.sqlite3", Level.LOOK, "does not encrypt the volume"),
        ("/srvice/games.sqlite3", Level.LOOK, "does not encrypt the volume"),
        ("/games.sqlite3", Level.LOOK, "does not encrypt the volume"),
        ("/btrfs pool/games.sqlite3", Level.LOOK, "does not tell on which disk"),
        ("/tmp/games.sqlite3", Level.LOOK, "does not tell on which disk"),
    ],
)
def test_each_place_is_looked_up_through_all_layers(
    machine: tuple[Path, Path], place: str, level: Level, said: str
) -> None:
    [found] = encryption([Path(place), Path(place)], *machine)
    assert found.level is level and said in found.sentence and place in found.sentence
    assert level is Level.FINE or "docs/hosting.md, Encryption at rest" in found.sentence


def test_the_guide_has_the_chapter_that_the_doctor_names() -> None:
    guide = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "\n## Encryption at rest\n" in guide


def test_a_machine_that_tells_nothing_stops_nothing(tmp_path: Path) -> None:
    [found] = encryption([tmp_path], tmp_path / "none", tmp_path / "none")
    assert found.level is Level.LOOK
