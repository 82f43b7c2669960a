import type { BrowserContext, Page } from 'playwright-core'
import { holdBack, type OpenOptions, type useBrowser } from './openPage.ts'

/** Opens the site in the state before its script arrives. `release` lets the script through. */
export async function openWithoutScript(browser: ReturnType<typeof useBrowser>, options: OpenOptions) {
  let letThrough = () => {}
  let opened: Promise<Page> | undefined
  const page = await new Promise<Page>((resolve) => {
    opened = browser.open({
      ...options,
      prepare: async (context: BrowserContext) => {
        context.on('page', resolve)
        letThrough = await holdBack(context, /\/assets\/index-[^/]*\.js$/)
      },
    })
  })
  return {
    page,
    release: async () => {
      letThrough()
      await opened
    },
  }
}
