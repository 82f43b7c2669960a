import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { buildImage } from './support/buildImage.ts'
import { useBrowser } from './support/openPage.ts'
import { serveSite } from './support/serveSite.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
let image: Awaited<ReturnType<typeof buildImage>>

beforeAll(async () => {
  image = await buildImage()
}, 180_000)
afterAll(() => image.remove())

const list = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
}

it('the image has exactly the built site, byte for byte, and the list of its assets', async () => {
  const { site } = inject('builds')
  const served = join(image.root, 'srv/site')
  const built = (await list(site)).filter((file) => file !== 'sbom.cdx.json' && !file.endsWith('.map'))
  const published = await list(served)
  const compressed = /(^|\/)(br|gzip)\/[^/]+$/
  expect(published.filter((file) => !compressed.test(file)).toSorted()).toEqual([...built, '.live'].toSorted())
  expect(published.filter((file) => compressed.test(file))).toContain('embed/br/v1.js')
  const live = (await readFile(join(served, '.live'), 'utf8')).trim().split('\n')
  const assets = published.filter((file) => file.startsWith('assets/'))
  expect(live.filter((file) => !file.endsWith('.map')).toSorted()).toEqual(assets.map((file) => `./${file}`).toSorted())
  for (const file of built) {
    const [one, other] = await Promise.all([readFile(join(site, file)), readFile(join(served, file))])
    expect([file, one.equals(other)]).toEqual([file, true])
  }
  expect(JSON.parse(await readFile(join(image.root, 'srv/sbom.cdx.json'), 'utf8'))).toHaveProperty('bomFormat')
})

it('the image starts nginx with the files of every environment, whose root is its site', async () => {
  const prefix = /-p (\S+)\$\{ENVIRONMENT/.exec(image.command.join(' '))?.[1] ?? ''
  const environments = await readdir(join(image.root, prefix))
  expect(environments.toSorted()).toEqual((await readdir('deploy/environments')).toSorted())
  for (const environment of environments) {
    const folder = join(prefix, environment)
    const text = await readFile(join(image.root, folder, 'nginx.conf'), 'utf8')
    const root = /^ {4}root (\S+);$/m.exec(text)?.[1] ?? ''
    expect(resolve(folder, root)).toBe('/srv/site')
    expect(JSON.parse(await readFile(join(image.root, folder, 'config.json'), 'utf8'))).toMatchObject({ environment })
  }
})

it('the site of the image shows the first step to a browser', async () => {
  const settings = { environment: 'qa', apiBaseUrl: `${stage().apiUrl}/` }
  const { url, close } = await serveSite(join(image.root, 'srv/site'), settings)
  onTestFinished(close)
  const page = await browser.open({ url })
  await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
})
