import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createConsumer, reacts, type ReactRelease } from './support/createConsumer.ts'
import { packPackage, type PackedPackage } from './support/packPackage.ts'

const run = promisify(execFile)
const siteUrl = 'https://refinance.example.com/'
let packed: PackedPackage

beforeAll(async () => {
  packed = await packPackage(siteUrl)
}, 60_000)
afterAll(() => packed.remove())

async function open(release: ReactRelease, files: Readonly<Record<string, string>> = {}) {
  const consumer = await createConsumer(packed.archive, release, files)
  onTestFinished(() => consumer.remove())
  return consumer
}

const releases = Object.keys(reacts) as ReactRelease[]

const rightUse = `
import { init, type EmbeddedWidget, type PartnerEvent } from 'refinance-widget/embed'
import { RefinanceWidget } from 'refinance-widget/embed/react'

const told: PartnerEvent[] = []
export const widget: EmbeddedWidget = init({
  target: '#refinance',
  PartnerName: 'Acme',
  branding: { hideTopNav: true, primaryColor: 'teal', secondaryColor: '#8f1d2c', roundCorners: false },
  tracking: { extraData: { utm_source: 'mail' } },
  locale: 'es',
  reference: 'order-7',
  prefillToken: 'token-of-the-api-host',
  onCompleted: ({ applicationId, reference }) => { const id: string | undefined = applicationId ?? reference; console.log(id) },
  onStep: (event) => { told.push(event); const name: string = event.step; const progress: number = event.progress; console.log(name, progress) },
  onError: ({ code }) => console.log(code.toUpperCase()),
})
widget.update({ branding: { primaryColor: '#123456' } })
widget.destroy()
export const page = (name: string | undefined) => (
  <RefinanceWidget partnerName={name} branding={{ primaryColor: 'teal' }} className="wide" onCompleted={(event) => told.push(event)} />
)
export const button = (
  <RefinanceWidget mode="dialog"><button>Refinance</button></RefinanceWidget>
)
`

const wrongUse = `
import { init } from 'refinance-widget/embed'
import { RefinanceWidget } from 'refinance-widget/embed/react'
init({ PartnerName: 'no target' })
init({ target: '#a', PartnerName: 7 })
init({ target: '#a', tracking: { extraData: { subid3: 'mobile' } } })
init({ target: '#a', onStep: (event) => event.ssn })
export const page = <RefinanceWidget brandName="Acme" />
`

describe('the types of the package', () => {
  it.each<[ReactRelease, 'node16' | 'bundler']>([
    ['17', 'node16'],
    ['18', 'bundler'],
    ['19', 'node16'],
    ['19', 'bundler'],
  ])('pass a strict compiler with React %s and the module resolution %s', async (release, how) => {
    const consumer = await open(release, { 'src/page.tsx': rightUse })
    expect(await consumer.checkTypes(how)).toBe('')
  })

  it('reject wrong options and props', async () => {
    const consumer = await open('19', { 'src/page.tsx': wrongUse })
    const lines = (await consumer.checkTypes('node16')).matchAll(/page\.tsx\((\d+),/g)
    expect([...lines].map(([, line]) => Number(line))).toEqual([4, 5, 6, 7, 8])
  })
})

describe.each(releases)('the package in a project with React %s', (release) => {
  it('can be imported and rendered on a server, where it renders an empty element', async () => {
    const program = `
      import { init } from 'refinance-widget/embed'
      import { RefinanceWidget } from 'refinance-widget/embed/react'
      import { createElement } from 'react'
      import { createRequire } from 'node:module'
      const server = createRequire(import.meta.url)('react-dom/server')
      const widget = init({ target: '#refinance' })
      widget.update({ locale: 'es' })
      widget.destroy()
      console.log(typeof init, server.renderToString(createElement(RefinanceWidget, { className: 'wide' })))`
    const consumer = await open(release, { 'server.mjs': program })
    const { stdout, stderr } = await run(process.execPath, ['server.mjs'], { cwd: consumer.folder })
    expect(stdout.replace(' data-reactroot=""', '').trim()).toBe('function <div class="wide"></div>')
    expect(stderr).toBe('')
  })
})

describe('the package', () => {
  it('contains only the loader, its types and its README', async () => {
    const { folder } = await open('19')
    const { stdout } = await run('tar', ['tzf', packed.archive])
    const files = stdout.trim().split('\n')
    const scripts = ['embed', 'embed/react', 'modes', 'widget'].flatMap((name) => [`${name}.js`, `${name}.cjs`])
    const types = ['embed', 'embed/react', 'types'].flatMap((name) => [`${name}.d.ts`, `${name}.d.cts`])
    expect(files.toSorted()).toEqual(
      ['README.md', 'package.json', ...scripts, ...types].map((file) => `package/${file}`).toSorted(),
    )
    const code = await readFile(join(folder, 'node_modules/refinance-widget/widget.js'), 'utf8')
    expect(code).toContain(siteUrl)
    expect(code).not.toMatch(/\beval\b|new Function|innerHTML|document\.write/)
  })

  it.each([undefined, 'http://refinance.example.com/', 'refinance.example.com'])(
    'is not built for a site at %s',
    async (site) => {
      const { NODE_ENV: _, SITE_URL: _site, ...env } = process.env
      const args = ['node_modules/tsx/dist/cli.mjs', 'src/cli/buildPackage.ts', packed.archive]
      const build = run(process.execPath, args, { env: site === undefined ? env : { ...env, SITE_URL: site } })
      await expect(build).rejects.toHaveProperty('stderr', expect.stringContaining('Set SITE_URL to the https address'))
    },
  )
})
