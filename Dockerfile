# The site as one image: `docker build -t staffboard .`
# Settings come from the environment at run time; .env.example explains each one.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Only what runs in production. Without the seed: production must not have demo accounts.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

# For backups and restores: Debian has only MariaDB's programs, which can't copy MySQL whole. `docker build --target backup`.
FROM mysql:8.4.11 AS backup
# MySQL's image leaves out mysqlbinlog, which copies the binary log and runs it. MySQL's own package mysql-community-client has it, with mysql
# and mysqldump; it is in the repository beside the image's, of the same version and with the same key, and excludes the server's package.
RUN sed 's#/docker/el/#/el/#; s#server-minimal#client#; s#Server Minimal#Client#' \
      /etc/yum.repos.d/mysql-community-minimal.repo > /etc/yum.repos.d/mysql-community-client.repo \
  && rpm --erase mysql-community-server-minimal \
  && microdnf install -y "mysql-community-client-$MYSQL_VERSION" \
  && microdnf clean all \
  && mysql --version && mysqldump --version && mysqlbinlog --version
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/dist/node/package.json ./dist/node/package.json
COPY --from=build /app/dist/node/content ./dist/node/content
COPY --from=build /app/dist/node/server ./dist/node/server
# The image's own user of MySQL; ops/first-settings.sh gives it the folder of the backups.
USER 999
ENTRYPOINT ["node", "--enable-source-maps"]

FROM node:24.21.0-bookworm-slim
ENV PORT=4000
# Health on a port of its own is answered even when there is too much to do.
ENV HEALTH_LISTEN=127.0.0.1:9465
# Memory that one thread gives back can be used by the others: 10 MB less.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/dist/node/package.json ./dist/node/package.json
COPY --from=build /app/dist/node/content ./dist/node/content
COPY --from=build /app/dist/node/server ./dist/node/server
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/ssr ./dist/ssr
COPY ops/health.sh ./ops/health.sh
# Volumes that are mounted here belong to the site's user.
RUN install --directory --owner=node --group=node /var/lib/staffboard/search
# An unprivileged user that the base image provides.
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["/app/ops/health.sh", "/healthz"]
# Node runs as process 1, so that SIGTERM reaches it and the site drains.
CMD ["node", "dist/node/server/main.js"]
