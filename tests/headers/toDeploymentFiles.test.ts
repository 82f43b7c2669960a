import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import environments from '../../flows/environments.json' with { type: 'json' }
import { readPartners } from '../../src/headers/readPartners.ts'
import { toDeploymentFiles } from '../../src/headers/toDeploymentFiles.ts'
import { everywhere } from '../../src/headers/toHeaders.ts'

const partners = readPartners(JSON.parse(readFileSync('deploy/partners.json', 'utf8')))
const { $schema: _, ...known } = environments

it.each(Object.keys(known))('the files of %s are up to date: run `npm run configure`', (name) => {
  for (const [file, text] of Object.entries(toDeploymentFiles({ environment: name }, partners))) {
    expect(readFileSync(`deploy/environments/${name}/${file}`, 'utf8')).toBe(text)
  }
})

describe('the configuration of nginx', () => {
  const { 'nginx.conf': text } = toDeploymentFiles({ environment: 'qa' }, partners)
  /** Returns the lines of the block for this location. */
  const readLocation = (location: string) => text.split(`    location ${location} {\n`)[1]?.split('    }\n')[0] ?? ''

  it('sends the page with its headers', () => {
    expect(readLocation('= /')).toContain('try_files /index.html =404;')
    expect(readLocation('= /')).toContain(`add_header Content-Security-Policy "default-src 'none'; script-src 'self';`)
    expect(readLocation('= /')).toContain('add_header Cache-Control "no-cache";')
  })

  it('sends the headers of every response with its health, and with answers that belong to no location', () => {
    const [server = ''] = text.split('  server {\n')[1]?.split('    location ') ?? []
    for (const block of [server, readLocation('= /health')])
      for (const [name, value] of Object.entries(everywhere))
        expect(block).toContain(`add_header ${name} "${value}" always;`)
  })

  it('lets the listed partners embed the frame', () => {
    expect(readLocation('= /embed/frame.html')).toContain(
      `frame-ancestors ${partners.flatMap((one) => one.origins).join(' ')} http://localhost:* http://127.0.0.1:*;`,
    )
  })

  it('lets caches keep hashed files for a year, but no error for one of them', () => {
    expect(readLocation('~ "^/assets/"')).toContain('add_header Cache-Control "public, max-age=31536000, immutable";')
  })

  it('reports the environment and the version at /health', () => {
    const [, said = ''] = /return 200 '(.*)';/.exec(readLocation('= /health')) ?? []
    expect(JSON.parse(said)).toEqual({
      status: 'ok',
      environment: 'qa',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    expect(readLocation('= /health'), 'nobody keeps it').toContain('add_header Cache-Control "no-store";')
  })

  it('logs neither the visitor nor the query of a request', () => {
    const [, format = ''] = /log_format visits '(.*)'/.exec(text) ?? []
    expect(format.split(' ')).toEqual([
      '$time_iso8601',
      '$request_method',
      '$uri',
      '$status',
      '$body_bytes_sent',
      '$request_time',
    ])
    expect(text).toContain('error_log stderr crit;')
  })
})

it('toDeploymentFiles points the settings to their schema from their new folder', () => {
  const { 'config.json': text } = toDeploymentFiles({ environment: 'qa', $schema: 'schemas/config.schema.json' }, [])
  expect(JSON.parse(text)).toEqual({ $schema: '../../../schemas/config.schema.json', environment: 'qa' })
})

it.each(['identityProvider', 'botCheck', 'analytics', 'errorTracking'])(
  'toDeploymentFiles rejects the sandbox as the %s of prod, and says what to set',
  (port) => {
    const files = () => toDeploymentFiles({ environment: 'prod', [port]: { adapter: 'sandbox' } }, [])
    expect(files).toThrow(`${port} is the sandbox, which prod must not use. Set "adapter" to `)
  },
)

it('toDeploymentFiles rejects settings that the page would reject', () => {
  expect(() => toDeploymentFiles({ environment: 'prod', botOverride: 'x' }, [])).toThrow('botOverride is set for prod')
})
