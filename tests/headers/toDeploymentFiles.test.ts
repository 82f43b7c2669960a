import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
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

it('toDeploymentFiles writes settings that cannot end the element which a page has them in', () => {
  const settings = { environment: 'qa', botOverride: '</script>' }
  const { 'config.json': text } = toDeploymentFiles(settings, [])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject(settings)
})

it('toDeploymentFiles lets pages reach an API on their own host, whichever that is', () => {
  const { 'nginx.conf': text } = toDeploymentFiles(
    { environment: 'qa', apiBaseUrl: '/api/', messageHubUrls: '/hub/' },
    [],
  )
  expect(text).toContain("connect-src 'self';")
  expect(text).not.toContain('invalid')
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

describe('npm run configure', () => {
  /** Runs the command in a folder of its own with these settings. Returns what it says, and the files that it has written. */
  function configure(settings: string, name = 'demo') {
    const folder = mkdtempSync(join(tmpdir(), 'configure-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'deploy'))
    writeFileSync(join(folder, 'deploy/partners.json'), '{ "partners": [] }')
    writeFileSync(join(folder, 'my-settings.json'), settings)
    const options = ['--import', import.meta.resolve('tsx'), resolve('src/cli/configure.ts'), 'my-settings.json', name]
    const { status, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' })
    return { status, said: stderr.trim(), written: readdirSync(join(folder, 'deploy')) }
  }

  it.each([
    ['"apiBaseUrl": "api.example.com"', '1:38 apiBaseUrl of demo names a host, but leads to a path of this one'],
    ['"apiBaseUrl": "https://api.example.com/",', '1:64 this is not JSON: there is a comma here with nothing after it'],
  ])('writes nothing for %s, and says where the fault is', (line, problem) => {
    const { status, said, written } = configure(`{ "environment": "qa", ${line} }`)
    expect([status, written]).toEqual([1, ['partners.json']])
    expect(said).toContain(`my-settings.json:${problem}`)
  })

  it('writes into a folder of deploy/environments only, from a file of any editor', () => {
    const settings = '\uFEFF{ "environment": "qa" }\r\n'
    const outside = configure(settings, '../demo')
    expect([outside.status, outside.written]).toEqual([1, ['partners.json']])
    expect(outside.said).toContain('Use letters, digits and hyphens, such as demo.')
    const inside = configure(settings)
    expect([inside.said, inside.written]).toEqual(['', ['environments', 'partners.json']])
  })
})
