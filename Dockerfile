# NOT TRIED as an image: no container could be built where this was written. Its commands (npm ci, npm run build), its
# Caddyfile and the endpoint's file were tried by themselves; see docs/deploying/container.md.
FROM node:24-bookworm-slim AS build
ENV GATSBY_TELEMETRY_DISABLED=1
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The cache lets a later build install without the network.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --prefer-offline --no-audit --no-fund
COPY . .
RUN npm run build

# Our own contact endpoint; compose.yaml starts it beside the site.
FROM node:24-bookworm-slim AS endpoint
COPY --from=build /site/deploy/contact-endpoint.cjs /srv/contact-endpoint.cjs
ENV NODE_ENV=production
USER 65534:65534
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:9025/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/srv/contact-endpoint.cjs"]

# The last one, which `docker build` makes unless it is told another.
FROM caddy:2-alpine AS site
COPY container.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/deploy/Caddyfile /srv/site/deploy/Caddyfile
COPY --from=build /site/public /srv/site/public
# Caddy notes its configuration and keys below these; nothing of it has to stay.
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 65534:65534
EXPOSE 8080
HEALTHCHECK CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
