import type { BrowserContext, Page } from 'playwright-core'
import type { OpenOptions, useBrowser } from './openPage.ts'

/** Opens the site in the state before its script arrives. `release` lets the script through. */
export async function openWithoutScript(browser: ReturnType<typeof useBrowser>, options: OpenOptions) {
  let letThrough = () => {}
  const script = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let opened: Promise<Page> | undefined
  const page = await new Promise<Page>((resolve) => {
    opened = browser.open({
      ...options,
      prepare: async (context: BrowserContext) => {
        context.on('page', resolve)
        await context.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
          await script
          await route.continue()
        })
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
