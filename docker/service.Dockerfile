# Every service from one recipe: docker build -f docker/service.Dockerfile --build-arg APP=jobs -t crewcall/jobs .
# The first stage is the same for each APP, so eight images cost one build. An image holds its own service, the packages
# that this service imports, and of node_modules only what a bundle cannot hold (tools/build/outside.mjs): a change of
# another service's code or packages changes none of its files.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
ENV NX_DAEMON=false NX_NO_CLOUD=true
RUN npx nx run-many -t build --output-style=static \
 && mv dist/apps/web/client dist/apps/gateway/web && mv dist/apps/web/server dist/apps/web-server/web

FROM node:24-bookworm-slim AS packages
ARG APP
WORKDIR /app/service
COPY --from=build /src/dist/apps/${APP}/package.json /src/dist/apps/${APP}/package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm cache clean --force \
 && find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
ARG APP
LABEL org.opencontainers.image.title="CrewCall ${APP}"
WORKDIR /app/service
COPY --from=packages /app/service/node_modules ./node_modules
COPY --from=build /src/dist/apps/${APP} ./
# Only the gateway and the web server have this folder; the others do not ask for it.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_ROOT=/app/service/web WEB_PROGRAM=/app/service/web/index.mjs
USER node
EXPOSE 3000
# Patient: a machine that is busy for half a minute is no reason to hold up a deployment.
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a word it serves; `migrate` and the other commands of a service come as arguments.
ENTRYPOINT ["node", "--enable-source-maps", "main.mjs"]
