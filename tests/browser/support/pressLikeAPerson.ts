import type { BrowserContext, Frame, Locator, Page } from 'playwright-core'

/**
 * Lets the pages of a context be pressed like a person does, who presses nothing in the moment in which it appears, and
 * again what came too early to count. Every context has to be opened with it; a test of just that uses the mouse.
 */
export async function pressLikeAPerson(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await waitForRest(page)
  context.on('page', (page) => void waitForRest(page))
  await context.addInitScript(noteClicks)
}

/** Waits until what is shown counts presses, also those of keys and scripts, which nobody holds back. */
export async function waitUntilSettled(frame: Page | Frame): Promise<void> {
  await frame.locator('[data-settling]').waitFor({ state: 'detached' })
}

async function waitForRest(page: Page): Promise<void> {
  const settling = '[data-settling]'
  // Playwright handles what is there before each click. It would look again only twice a second.
  const waitAt = (place: Locator) => {
    const rest = () => place.evaluateAll(rested).catch(() => undefined) // A page that was left has come to rest.
    return page.addLocatorHandler(place.first(), rest, { noWaitAfter: true }).catch((error: unknown) => {
      // One that is closed at once is pressed by nobody.
      if (!page.isClosed()) throw error
    })
  }
  // To look for a frame before each click, where there is none, would take half as long as the click.
  page.once('frameattached', () => void waitAt(page.locator('iframe').first().contentFrame().locator(settling)))
  await waitAt(page.locator(settling))
}

/** Runs in the page: resolves when all of these can be pressed. */
async function rested(elements: readonly Element[]): Promise<void> {
  const isSettling = () => elements.some((element) => element.isConnected && element.matches('[data-settling]'))
  while (isSettling()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/**
 * Runs in the page: notes whether the last click got through, or was dropped as one that came too early. What a script clicks
 * is not the person's: whoever pressed for its sake would press the next step.
 */
function noteClicks(): void {
  const note = (isDropped: boolean) => (event: Event) => {
    if (event.isTrusted) Reflect.set(window, 'isClickDropped', isDropped)
  }
  addEventListener('click', note(true), true)
  addEventListener('click', note(false))
}
