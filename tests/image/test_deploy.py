"""The systemd unit, the compose file and the workflow: what they promise, and what the tools of their trade say."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from settings import Settings, variables
from tests.image.dockerfile import stages
from tests.imports import ROOT

UNIT = ROOT / "deploy" / "tertulia.service"
MOST_EXPOSED = 20
"""Tenths of the ten points with which ``systemd-analyze security`` rates a service without any protection."""


def settings(text: str) -> dict[str, str]:
    """The last value of each setting of a unit."""
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))


def systemd_analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not here.")
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)


def test_the_unit_restarts_after_a_crash_and_leaves_mending_to_a_person() -> None:
    unit = settings(UNIT.read_text(encoding="utf-8"))
    assert unit["Restart"] == "on-failure" and unit["RestartPreventExitStatus"] == "2"
    assert unit["After"] == unit["Wants"] == "network-online.target" and unit["User"] != "root"
    assert "TERTULIA_DATABASE=/var/lib/" + unit["StateDirectory"] in unit["Environment"]
    known = {name for names in variables().values() for name in names}
    assert set(re.findall(r"TERTULIA_\w+", unit["Environment"])) <= known


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8")
    program = settings(text)["ExecStart"].split()[0]
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace(program, sys.executable), encoding="utf-8")
    run = systemd_analyze("verify", str(copy))
    assert run.returncode == 0 and UNIT.name not in run.stdout + run.stderr, run.stderr


def test_systemd_rates_the_unit_as_confined() -> None:
    run = systemd_analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(UNIT))
    assert run.returncode == 0, run.stdout


def compose(folder: Path, *options: str) -> list[str]:
    """The command that shows what Docker reads from the compose files, which it copies into ``folder``."""
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("docker compose is not here.")
    for name in ("compose.yaml", "compose.cluster.yaml"):
        shutil.copy(ROOT / name, folder)
    return [docker, "compose", *options, "config", "--format", "json"]


def test_compose_asks_for_the_token_and_confines_the_bot(tmp_path: Path) -> None:
    command = compose(tmp_path)
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    without = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert without.returncode and "DISCORD_TOKEN" in without.stderr
    environment["DISCORD_TOKEN"] = "a.b.c"
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    service = json.loads(run.stdout)["services"]["tertulia"]
    assert service["environment"] == {"DISCORD_TOKEN": "a.b.c"}
    assert service["read_only"] and service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert [volume["target"] for volume in service["volumes"]] == [stages()[-1].last("VOLUME")]
    assert service["logging"]["options"].keys() >= {"max-size", "max-file"}


def test_compose_runs_two_confined_bots_on_postgresql(tmp_path: Path) -> None:
    command = compose(tmp_path, "-f", "compose.cluster.yaml")
    environment = {**os.environ, "DISCORD_TOKEN": "a.b.c", "POSTGRES_PASSWORD": "s3cret"}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    services = json.loads(run.stdout)["services"]
    bot, postgres = services["tertulia"], services["postgres"]
    assert bot["deploy"]["replicas"] == 2 and bot["read_only"] and bot["cap_drop"] == ["ALL"]
    read = Settings(_env_file=None, **bot["environment"])
    assert read.cluster == "auto" and read.on_postgres and read.contradiction is None
    assert bot["environment"]["TERTULIA_DATABASE"] == "postgresql://tertulia:s3cret@postgres:5432/tertulia"
    assert postgres["environment"] == {"POSTGRES_USER": "tertulia", "POSTGRES_PASSWORD": "s3cret"}
    assert bot["depends_on"]["postgres"]["condition"] == "service_healthy" and postgres["healthcheck"]


def test_the_compose_file_of_several_bots_names_settings_that_exist() -> None:
    """Also where Docker is not here."""
    text = (ROOT / "compose.cluster.yaml").read_text(encoding="utf-8")
    named = dict(re.findall(r"^ +(TERTULIA_\w+): (\S+)", text, re.MULTILINE))
    assert named.keys() == {"TERTULIA_CLUSTER", "TERTULIA_DATABASE"}
    assert Settings(_env_file=None, **named).contradiction is None


def test_the_compose_file_of_several_bots_defines_the_volumes_of_the_service_that_it_extends() -> None:
    """Docker takes the volumes of a service over from another file, but not what that file says of them."""
    service, cluster = ((ROOT / name).read_text(encoding="utf-8") for name in ("compose.yaml", "compose.cluster.yaml"))
    mounted = set(re.findall(r"^ +- (\w+):/", service, re.MULTILINE))
    defined = set(re.findall(r"^  (\w+):", cluster.partition("\nvolumes:\n")[2], re.MULTILINE))
    assert mounted and (mounted <= defined or re.search(r"^    volumes: !(?:reset|override)", cluster, re.MULTILINE))


def test_the_workflow_runs_what_every_machine_runs_with_actions_pinned_by_commit() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "run: .ci/run\n" in text and os.access(ROOT / ".ci" / "run", os.X_OK)
    used = [line.partition("uses:")[2].strip() for line in text.splitlines() if "uses:" in line]
    assert len(used) >= 5
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []
    assert "platforms: linux/amd64,linux/arm64" in text and "permissions:\n  contents: read" in text
