import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { settle } from '../browser/support/access/settle.ts'
import { switchLanguage } from '../browser/support/access/inspectStop.ts'
import type { Picture } from './Picture.ts'
import { wearInterfaceFont } from './wearInterfaceFont.ts'

const heights = { 360: 740, 768: 900, 1280: 900 }

/** Takes one picture of the whole page, small enough to keep next to the code, and restores the page. */
export async function takePicture(page: Page, folder: string, picture: Picture): Promise<void> {
  const { width, locale, theme, file } = picture
  const viewport = page.viewportSize()
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: heights[width] })
  await switchLanguage(page, locale)
  await wearInterfaceFont(page)
  await settle(page)
  // A window as high as the page, so that a floating part, such as a dialog, covers all of it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, heights[width]) })
  await settle(page)
  await writeFile(join(folder, file), await capture(page))
  await switchLanguage(page, 'en')
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Captures the page as WebP, which Playwright itself does not offer: flat colors take a third of the size of JPEG. */
async function capture(page: Page): Promise<Buffer> {
  const protocol = await page.context().newCDPSession(page)
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
  await protocol.detach()
  return Buffer.from(data, 'base64')
}
