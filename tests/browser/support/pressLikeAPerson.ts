import type { BrowserContext, Frame, Locator, Page } from 'playwright-core'

/**
 * Makes presses in the pages of a context behave like a person's, who waits a moment after something appears and repeats a
 * press that came too early to count. Open every context with it; tests of exactly this behavior use the mouse.
 */
export async function pressLikeAPerson(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await waitForRest(page)
  context.on('page', (page) => void waitForRest(page))
  await context.addInitScript(noteClicks)
}

/** Waits until the page accepts presses. Needed for keys and scripts, which are not delayed automatically. */
export async function waitUntilSettled(frame: Page | Frame): Promise<void> {
  await frame.locator('[data-settling]').waitFor({ state: 'detached' })
}

async function waitForRest(page: Page): Promise<void> {
  const settling = '[data-settling]'
  // Playwright runs this handler before each click. It polls in the page, because Playwright would look again only twice a second.
  const waitAt = (place: Locator) => {
    const rest = () => place.evaluateAll(rested).catch(() => undefined) // A page that was left counts as settled.
    return page.addLocatorHandler(place.first(), rest, { noWaitAfter: true }).catch((error: unknown) => {
      // A page that is closed at once is never pressed.
      if (!page.isClosed()) throw error
    })
  }
  // Looking for a frame before each click, where there is none, would take half as long as the click.
  page.once('frameattached', () => void waitAt(page.locator('iframe').first().contentFrame().locator(settling)))
  await waitAt(page.locator(settling))
}

/** Runs in the page. Resolves when all of these elements accept presses. */
async function rested(elements: readonly Element[]): Promise<void> {
  const isSettling = () => elements.some((element) => element.isConnected && element.matches('[data-settling]'))
  while (isSettling()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/**
 * Runs in the page. Records whether the last click was accepted or dropped as too early. Clicks by scripts do not count;
 * repeating a press because of one would press something in the next step.
 */
function noteClicks(): void {
  const note = (isDropped: boolean) => (event: Event) => {
    if (event.isTrusted) Reflect.set(window, 'isClickDropped', isDropped)
  }
  addEventListener('click', note(true), true)
  addEventListener('click', note(false))
}
