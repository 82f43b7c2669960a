import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { useBrowser } from './support/openPage.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()

const evil = 'http://evil.example/embed/x.png'

/** Returns every word of three or more letters in the script that partners load, which includes every property that it reads. */
const words = () => [
  ...new Set(readFileSync(join(stage().siteFolder, 'embed/v1.js'), 'utf8').match(/[A-Za-z_$][\w$]{2,}/g)),
]

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

it.each(Object.entries(kinds))(
  'the loader opens only our own frames on a page whose %s have the names of all properties that it reads',
  async (_kind, draw) => {
    const names = words()
    expect(names).toEqual(expect.arrayContaining(['currentScript', 'createElement', 'Refinance', 'addEventListener']))
    // Partners' pages may put the widget into a form that has fields with these names.
    const form = `<form class="place">${names.map((name) => `<input type="hidden" name="${name}">`).join('')}</form>`
    const body = `${names.map(draw).join('')}<refinance-widget></refinance-widget>${form}${loaderTag.replace(' async', '')}
      <script>Refinance.init({ target: '.place' })</script>`
    const page = await browser.open({ url: partner.page(body), prepare: answerEvil })
    const ours = () => page.frames().filter((frame) => frame.url().startsWith(`${stage().siteUrl}/embed/frame.html`))
    await expect.poll(() => ours().length).toBe(2)
    for (const frame of ours()) await frame.locator('[data-step="ENTER_LICENSE_PLATE"][aria-busy="false"]').waitFor()
    const strangers = page.frames().filter((frame) => frame.url().startsWith('http://evil.example'))
    expect(strangers).toEqual([])
  },
)
