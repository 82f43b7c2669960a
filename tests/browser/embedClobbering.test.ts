import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { useBrowser } from './support/openPage.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()

const evil = 'http://evil.example/embed/x.png'

/** Returns every word of three or more letters in the scripts that partners load, which includes every property that they read. */
const words = () => {
  const folder = join(stage().siteFolder, 'embed')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return [
    ...new Set(scripts.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[A-Za-z_$][\w$]{2,}/g) ?? [])),
  ]
}

/** Elements that become a property of the document or the window by their name, as anybody may write into a page. */
const kinds: Record<string, (name: string) => string> = {
  images: (name) => `<img name="${name}" id="${name}" alt="" src="${evil}">`,
  forms: (name) =>
    `<form name="${name}" id="${name}"><input name="src" value="${evil}"><input name="q"><input name="call"></form>`,
  // Hundreds of frames take long, so only those that hide a property are drawn.
  frames: (name) =>
    `<script>if ('${name}' in document || '${name}' in window || '${name}' === 'Refinance')
      document.write('<iframe name="${name}" hidden></iframe>')</script>`,
  objects: (name) => `<object name="${name}" id="${name}"></object>`,
  embeds: (name) => `<embed name="${name}" id="${name}">`,
  'links of one id': (name) => `<a id="${name}" href="${evil}"></a><a id="${name}" name="q" href="${evil}"></a>`,
}

const answerEvil = async (context: BrowserContext): Promise<void> => {
  await context.route('http://evil.example/**', (route) => route.fulfill({ body: '' }))
}

/** Presses the button of the dialog once it announces one. Reads the document in a way that its elements cannot hide. */
const press = (page: Page) =>
  page.evaluate(() => {
    const button = Document.prototype.querySelector.call(document, 'refinance-widget > [aria-haspopup]')
    if (button instanceof HTMLElement) button.click()
    return button !== null
  })

const readDialogWidth = (page: Page) =>
  page.evaluate(() => {
    const hosts: Iterable<Element> = Document.prototype.querySelectorAll.call(document, 'div')
    const dialogs = [...hosts].map(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
    return dialogs.find(Boolean)?.getBoundingClientRect().width
  })

it.each(Object.entries(kinds))(
  'the loader opens only our own frames on a page whose %s have the names of all properties that it reads',
  async (_kind, draw) => {
    const names = words()
    const some = ['currentScript', 'createElement', 'Refinance', 'addEventListener', 'body', 'documentElement']
    expect(names).toEqual(expect.arrayContaining(some))
    // Partners' pages may put the widget into a form that has fields with these names.
    const form = `<form class="place">${names.map((name) => `<input type="hidden" name="${name}">`).join('')}</form>`
    const body = `${names.map(draw).join('')}<refinance-widget></refinance-widget>${form}
      <refinance-widget mode="dialog"><button>Refinance</button></refinance-widget>${loaderTag.replace(' async', '')}
      <script>Refinance.init({ target: '.place' })</script>`
    const page = await browser.open({ url: partner.page(body), prepare: answerEvil })
    const ours = () => page.frames().filter((frame) => frame.url().startsWith(`${stage().siteUrl}/embed/frame.html`))
    await expect.poll(() => ours().length).toBe(2)
    await expect.poll(() => press(page), { message: 'the modes have loaded' }).toBe(true)
    await expect.poll(() => ours().length).toBe(3)
    for (const frame of ours()) await frame.locator('[data-step="ENTER_LICENSE_PLATE"][aria-busy="false"]').waitFor()
    const strangers = page.frames().filter((frame) => frame.url().startsWith('http://evil.example'))
    expect(strangers).toEqual([])
    expect(await readDialogWidth(page)).toBeGreaterThan(600)
  },
)
