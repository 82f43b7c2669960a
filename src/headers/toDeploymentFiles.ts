import packageFile from '../../package.json' with { type: 'json' }
import type { Partner } from './readPartners.ts'
import { type Deployment, type FileKind, filePaths, toHeaders } from './toHeaders.ts'
import { readConfig } from '../widget/config/readConfig.ts'

const { version } = packageFile

/** A placeholder for the site's origin, which is unknown here; the policy has `'self'` instead. */
const origin = 'https://this-site.invalid'

/** Where editors find the schema for a `config.json` in `deploy/environments`. */
const $schema = '../../../schemas/config.schema.json'

/** Returns the two files that differ between deployments, from its settings and partners. Throws on invalid settings. */
export function toDeploymentFiles(settings: unknown, partners: readonly Partner[]) {
  const config = readConfig(settings, { origin, isDevelopment: false })
  const partnerOrigins = partners.flatMap(({ origins }) => origins)
  // Settings stored elsewhere have a different path in `$schema`.
  const { $schema: _, ...rest } = Object(settings)
  return {
    // Pages embed this in a script element, so no value may close that element.
    'config.json': `${JSON.stringify({ $schema, ...rest }, undefined, 2).replaceAll('<', '\\u003c')}\n`,
    'nginx.conf': toNginxConfig({ config, origin, partnerOrigins }),
  }
}

/**
 * Returns the configuration for an nginx (1.18 or newer, run by any user) that serves the site over HTTP on port 8080, behind a
 * proxy that terminates TLS. It belongs in `environments/NAME/` next to its `config.json`. Nginx is started with that folder as
 * its prefix and finds the site in `site/` next to `environments/`.
 */
function toNginxConfig(deployment: Deployment): string {
  const locations = filePaths.map(([kind, path]) => toLocation(kind, path, deployment))
  return `# Made by: npm run configure. What is changed here by hand is lost.
worker_processes auto;
pid /tmp/nginx.pid;
# Its messages of other levels name visitors by their addresses.
error_log stderr crit;

events {}

http {
  include /etc/nginx/mime.types;
  types { text/markdown md; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/plain text/css text/markdown text/javascript application/javascript application/json;

  # Nothing of the visitor: no address, no browser, no query, not the page before.
  log_format visits '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time';
  access_log /dev/stdout visits;

  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

  sendfile on;
  server_tokens off;
  # Pages are compressed as they are sent.
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types application/json;

  # Other files lie compressed in the folders br and gzip beside them, which needs no module that only some nginx have.
  map $http_accept_encoding $best_encoding {
    "~*\\bbr\\b(?!\\s*;\\s*q=0)" br;
    "~*\\bgzip\\b(?!\\s*;\\s*q=0)" gzip;
    default none;
  }
  map $uri $compressed {
    "~^(?<folder>.*/)(?<file>[^/]+)$" $folder$best_encoding/$file;
    default $uri;
  }
  # Of the file that was found.
  map $uri $content_encoding {
    volatile;
    "~/(?<encoding>br|gzip)/[^/]+$" $encoding;
    default "";
  }

  server {
    listen 8080;
    root ../../site;
    index index.html;
    # Files alone: nothing is ever sent here.
    client_max_body_size 1k;

${locations.join('\n')}
${toLocation('other', '/', deployment)}
    location = /health {
      access_log off;
      default_type application/json;
      add_header Cache-Control "no-store";
      return 200 '${toHealth(deployment)}';
    }
  }
}
`
}

/** The response to a health check: the environment, and the version of the files. */
const toHealth = ({ config: { environment } }: Deployment): string =>
  JSON.stringify({ status: 'ok', environment, version })

function toLocation(kind: FileKind, path: string | RegExp, deployment: Deployment): string {
  const headers = Object.entries(toHeaders(kind, deployment))
  const lines = [...toFiles(kind, path), ...headers.map(toDirective)]
  return `    location ${toMatch(kind, path)} {\n${lines.map((line) => `      ${line}\n`).join('')}    }\n`
}

/** A missing file gets no `Cache-Control`, so that the 404 is not cached. */
const toDirective = ([name, value]: readonly [string, string]) =>
  `add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`

function toMatch(kind: FileKind, path: string | RegExp): string {
  if (typeof path !== 'string') return `~ "${path.source.replaceAll('\\/', '/')}"`
  return kind === 'other' ? path : `= ${path}`
}

function toFiles(kind: FileKind, path: string | RegExp): readonly string[] {
  if (kind === 'config') return ['root .;']
  if (kind !== 'page' && kind !== 'frame') {
    return [
      'try_files $compressed $uri =404;',
      'gzip off;',
      'add_header Content-Encoding $content_encoding;',
      'add_header Vary Accept-Encoding;',
    ]
  }
  // Pages include `config.json` on the server side.
  return [...(path === '/' ? ['try_files /index.html =404;'] : []), 'ssi on;']
}
