import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const file = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** Shows the page in an interface font, as phones and computers have; the servers that take pictures have none. */
export async function wearInterfaceFont(page: Page): Promise<void> {
  const font = await readFile(fileURLToPath(file), 'base64')
  await page.evaluate(async (data) => {
    if ([...document.fonts].some(({ family }) => family === 'Inter')) return
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
    document.fonts.add(await new FontFace('Inter', bytes, { weight: '100 900' }).load())
    // Through the object model, which the page's content security policy allows.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.refinance { font-family: Inter, sans-serif }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, font)
}
