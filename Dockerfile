# The site behind nginx, for every environment: docker run -e ENVIRONMENT=qa -p 8080:8080 refinance
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && sh deploy/publish.sh dist /srv/site

FROM nginxinc/nginx-unprivileged:1.29.4-alpine@sha256:a6c4f61f456b85b8fdf7ec7ab28cc3e299440e6fb4a9dea520e5fd8fd440025e
COPY --from=build /srv/site /srv/site
COPY --from=build /app/dist/sbom.cdx.json /srv/sbom.cdx.json
COPY deploy/environments /srv/environments
COPY deploy/publish.sh /srv/publish.sh
EXPOSE 8080
HEALTHCHECK CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/health"]
ENTRYPOINT []
CMD ["sh", "-c", "exec nginx -p /srv/environments/${ENVIRONMENT:?Say which one this is, as in: docker run -e ENVIRONMENT=qa}/ -c nginx.conf -g 'daemon off;'"]
