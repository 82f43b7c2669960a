# The site behind nginx, for every environment: docker run -e ENVIRONMENT=qa -p 8080:8080 refinance
FROM node:22.14.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && sh deploy/publish.sh dist /srv/site

FROM nginxinc/nginx-unprivileged:1.28.0-alpine
COPY --from=build /srv/site /srv/site
COPY --from=build /app/dist/sbom.cdx.json /srv/sbom.cdx.json
COPY deploy/environments /srv/environments
COPY deploy/publish.sh /srv/publish.sh
EXPOSE 8080
HEALTHCHECK CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/health"]
ENTRYPOINT []
CMD ["sh", "-c", "exec nginx -p /srv/environments/${ENVIRONMENT:?Say which one this is, as in: docker run -e ENVIRONMENT=qa}/ -c nginx.conf -g 'daemon off;'"]
