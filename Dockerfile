# Potli as an image: runs as an ordinary user on a read-only file system; only /data (DATA_DIR) is written.
#   docker build -t potli .
#   docker run --read-only --tmpfs /tmp -v potli-data:/data -p 8080:8080 potli
# The base image: Node 24, an LTS release; the service supports Node 20.19 and newer.
# `npm run images:pin` writes the digest of today behind the tag, and a release without one is refused (`npm run images`).
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
# Dependencies first: they change less often than the code. None of them needs its install script.
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Compiles, and makes the packs, so that a container starts in seconds.
RUN npm run prepare && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/data/bundled ./data/bundled
COPY --from=build /app/data/tables ./data/tables
COPY --from=build /app/src/web ./src/web
COPY --from=build /app/dist/data ./dist/data
COPY --from=build /app/dist/src ./dist/src
COPY --from=build /app/dist/start ./dist/start
COPY --from=build /app/dist/models ./dist/models
COPY --from=build /app/packs ./packs
RUN mkdir /data && chown node:node /data
# By number, so that Kubernetes can see that it is not root: "node" of the base image.
USER 1000:1000
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/start/potli.js"]
