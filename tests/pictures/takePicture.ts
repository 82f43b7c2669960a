import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { switchLanguage } from '../browser/support/access/switchLanguage.ts'
import type { Picture } from './Picture.ts'

/** Takes one picture of the whole page as it stands, small enough to be kept beside the code, and puts the page back. */
export async function takePicture(page: Page, folder: string, picture: Picture): Promise<void> {
  const { width, locale, theme, file } = picture
  const viewport = page.viewportSize()
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
  await switchLanguage(page, locale)
  await writeFile(join(folder, file), await capture(page))
  await switchLanguage(page, 'en')
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** The whole page as WebP, which is a third of the size of JPEG for flat colours and which Playwright itself does not offer. */
async function capture(page: Page): Promise<Buffer> {
  const protocol = await page.context().newCDPSession(page)
  const { cssContentSize } = await protocol.send('Page.getLayoutMetrics')
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  })
  await protocol.detach()
  return Buffer.from(data, 'base64')
}
