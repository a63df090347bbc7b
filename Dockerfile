# The bot with its packages and nothing else. /data holds the database and its backups.
# Build it for both platforms: docker buildx build --platform linux/amd64,linux/arm64 .

FROM debian:trixie-slim AS packages
RUN apt-get update \
    && apt-get install -y --no-install-recommends python3 python3-venv \
    && rm -rf /var/lib/apt/lists/*
COPY requirements.lock /
RUN python3 -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary :all: \
        --require-hashes -r /requirements.lock \
    && /opt/venv/bin/pip uninstall -y pip

FROM debian:trixie-slim
LABEL org.opencontainers.image.title="Tertulia" \
      org.opencontainers.image.description="A Discord bot that hosts board games in channels." \
      org.opencontainers.image.version="0.2.0" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="docker.io/library/debian:trixie-slim"
# tini is process 1: it passes signals on from the first moment, and reaps what the workers leave. FriBiDi puts the letters
# of names in Hebrew and Arabic in order.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libfribidi0 python3 tini \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin tertulia \
    && install --directory --owner tertulia --group tertulia --mode 700 /data
COPY --from=packages /opt/venv /opt/venv
COPY . /app
WORKDIR /app
ENV PATH=/opt/venv/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    PYTHONUNBUFFERED=1 \
    TERTULIA_DATABASE=/data/tertulia.sqlite3 \
    TERTULIA_STATUS_PORT=9464
RUN python -m compileall -q .
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --retries=3 CMD ["python", "-m", "status.check"]
ENTRYPOINT ["tini", "--", "python", "bot.py"]
