import type { Page } from 'playwright-core'

/** Waits until the page is drawn as it will stay: what changes once has changed, what turns for ever is left to turn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const listOnce = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    // A colour that is inherited through an element with a transition of its own arrives a frame later at each level.
    do {
      await Promise.allSettled(listOnce().map((animation) => animation.finished))
      await frame()
      await frame()
    } while (listOnce().length > 0)
  })
}
