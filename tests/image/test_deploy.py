"""The files in which others start the bot, and the workflow: what they promise, and what their tools say."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

import pytest

from db import Shards
from settings import Settings, variables
from tests.image.dockerfile import arguments, stages
from tools.laws import ROOT

UNIT, ONE_OF_SEVERAL = (ROOT / "deploy" / name for name in ("tertulia.service", "tertulia@.service"))
SEVERAL, KUBERNETES = ROOT / "compose.cluster.yaml", ROOT / "deploy" / "kubernetes.yaml"
MOST_EXPOSED = 20
"""Tenths of the ten points with which ``systemd-analyze security`` rates a service without any protection."""


def settings(text: str) -> dict[str, str]:
    """Return the last value of each setting of a unit."""
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))


def systemd_analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not here.")
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)


def test_the_unit_restarts_after_a_crash_and_leaves_mending_to_a_person() -> None:
    unit = settings(UNIT.read_text(encoding="utf-8"))
    assert unit["Restart"] == "on-failure" and unit["RestartPreventExitStatus"] == "2"
    assert unit["Type"] == "notify" and int(unit["WatchdogSec"]) >= 30
    assert unit["After"] == unit["Wants"] == "network-online.target" and unit["User"] != "root"
    assert "TERTULIA_DATABASE=/var/lib/" + unit["StateDirectory"] in unit["Environment"]
    known = {name for names in variables().values() for name in names}
    assert set(re.findall(r"TERTULIA_\w+", unit["Environment"])) <= known


def test_the_unit_of_one_of_several_differs_in_its_shards_alone() -> None:
    one, other = (
        {line for line in unit.read_text(encoding="utf-8").splitlines() if "=" in line and not line.startswith("#")}
        for unit in (UNIT, ONE_OF_SEVERAL)
    )
    differ = {line.partition("=")[0] for line in one ^ other}
    assert differ == {"Description", "ExecStart", "Environment"}
    start = settings("\n".join(other))["ExecStart"].replace("%i", "0-15").replace("${SHARDS_IN_ALL}", "64")
    program, shards, *command = start.split()
    assert program == "/usr/bin/env" and " ".join(command) == settings("\n".join(one))["ExecStart"]
    assert part(**dict([shards.split("=")])) == Shards(0, 15, 64)


@pytest.mark.parametrize(("unit", "name"), [(UNIT, UNIT.name), (ONE_OF_SEVERAL, "tertulia@0-15.service")])
def test_systemd_understands_the_units(tmp_path: Path, unit: Path, name: str) -> None:
    text = unit.read_text(encoding="utf-8")
    copy = tmp_path / name
    copy.write_text(text.replace("/opt/tertulia/.venv/bin/python", sys.executable), encoding="utf-8")
    run = systemd_analyze("verify", str(copy))
    assert run.returncode == 0 and name not in run.stdout + run.stderr, run.stderr


@pytest.mark.parametrize("unit", [UNIT, ONE_OF_SEVERAL])
def test_systemd_rates_the_units_as_confined(unit: Path) -> None:
    run = systemd_analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit))
    assert run.returncode == 0, run.stdout


def compose(folder: Path, *options: str) -> list[str]:
    """Return the command that shows what Docker reads from the compose files, which it copies into ``folder``."""
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


def part(**variables: str) -> Shards:
    """Return the shards of a process with these variables."""
    read = Settings(_env_file=None, **{"TERTULIA_DATABASE": "postgresql://localhost/bot", **variables})
    assert read.contradiction is None and read.part is not None
    return read.part


def each_shard_once(parts: Iterable[Shards]) -> bool:
    served = sorted((each.total, number) for each in parts for number in each.numbers)
    return served == [(served[0][0], number) for number in range(served[0][0])]


def test_compose_runs_two_confined_bots_on_postgresql(tmp_path: Path) -> None:
    command = compose(tmp_path, "-f", SEVERAL.name)
    environment = {**os.environ, "DISCORD_TOKEN": "a.b.c", "POSTGRES_PASSWORD": "s3cret"}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    services = json.loads(run.stdout)["services"]
    postgres, *bots = services.pop("postgres"), *services.values()
    assert each_shard_once(part(**bot["environment"]) for bot in bots) and len(bots) == 2
    for bot in bots:
        assert bot["read_only"] and bot["cap_drop"] == ["ALL"]
        assert bot["environment"]["TERTULIA_DATABASE"] == "postgresql://tertulia:s3cret@postgres:5432/tertulia"
        assert bot["depends_on"]["postgres"]["condition"] == "service_healthy" and postgres["healthcheck"]
    assert postgres["environment"] == {"POSTGRES_USER": "tertulia", "POSTGRES_PASSWORD": "s3cret"}


def test_the_compose_file_of_several_bots_names_each_service_and_each_shard_once() -> None:
    """Also where Docker is not here."""
    text = SEVERAL.read_text(encoding="utf-8")
    assert each_shard_once(part(TERTULIA_SHARDS=each) for each in re.findall(r"TERTULIA_SHARDS: (\S+)", text))
    assert set(re.findall(r"TERTULIA_\w+", text)) == {"TERTULIA_SHARDS", "TERTULIA_DATABASE"}
    services = re.findall(r"^  (\S+):$", text.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0], re.MULTILINE)
    assert len(services) == len(set(services)) == 3 and "postgres" in services


@pytest.mark.skipif(os.name == "nt", reason="runs the shell of a pod")
def test_the_pods_of_kubernetes_serve_each_shard_once(tmp_path: Path) -> None:
    text = KUBERNETES.read_text(encoding="utf-8")
    script = textwrap.dedent(text.partition("- |\n")[2].partition("          envFrom:")[0])
    (fake := tmp_path / "tini").write_text('#!/bin/sh\necho "$TERTULIA_SHARDS $*"\n')
    fake.chmod(0o755)
    parts = []
    for number in range(int(re.findall(r"replicas: (\d+)", text)[0])):
        pod = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "HOSTNAME": f"tertulia-{number}"}
        run = subprocess.run(["sh", "-c", script], env=pod, capture_output=True, text=True, check=True)
        shards, *command = run.stdout.split()
        assert ["tini", *command] == arguments(stages()[-1].last("ENTRYPOINT"))
        parts.append(part(TERTULIA_SHARDS=shards))
    assert each_shard_once(parts) and len(parts) == 4


def test_kubernetes_replaces_an_ill_pod_as_docker_marks_an_ill_container() -> None:
    probe = re.search(r"livenessProbe:\n +exec: \{command: \[(.+)]}", KUBERNETES.read_text(encoding="utf-8"))
    assert probe is not None and probe[1].split(", ") == arguments(stages()[-1].last("HEALTHCHECK"))


def test_kubectl_understands_the_file(tmp_path: Path) -> None:
    if shutil.which("kubectl") is None:
        pytest.skip("kubectl is not here.")
    shutil.copy(KUBERNETES, tmp_path)
    (tmp_path / "kustomization.yaml").write_text(f"resources: [{KUBERNETES.name}]\n")
    run = subprocess.run(["kubectl", "kustomize", tmp_path], capture_output=True, text=True, check=False)
    assert run.returncode == 0 and "livenessProbe:" in run.stdout, run.stderr


def test_the_compose_file_of_several_bots_defines_the_volumes_of_the_service_that_it_extends() -> None:
    """Docker takes the volumes of a service over from another file, but not what that file says of them."""
    service, cluster = (each.read_text(encoding="utf-8") for each in (ROOT / "compose.yaml", SEVERAL))
    mounted = set(re.findall(r"^ +- (\w+):/", service, re.MULTILINE))
    defined = set(re.findall(r"^  (\w+):", cluster.partition("\nvolumes:\n")[2], re.MULTILINE))
    assert mounted and (mounted <= defined or re.search(r"^    volumes: !(?:reset|override)", cluster, re.MULTILINE))


def test_the_workflow_of_a_release_builds_for_both_platforms_with_actions_pinned_by_commit() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    used = [line.partition("uses:")[2].strip() for line in text.splitlines() if "uses:" in line]
    ci = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert used and [each for each in used if each not in ci] == [], "dependabot renews both together"
    assert "platforms: linux/amd64,linux/arm64" in text and 'tags: ["v*"]' in text and "packages: write" in text


def test_the_workflow_runs_what_every_machine_runs_with_actions_pinned_by_commit() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "run: .ci/run\n" in text and os.access(ROOT / ".ci" / "run", os.X_OK)
    used = [line.partition("uses:")[2].strip() for line in text.splitlines() if "uses:" in line]
    assert len(used) >= 5
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []
    assert "platforms: linux/amd64,linux/arm64" in text and "permissions:\n  contents: read" in text
