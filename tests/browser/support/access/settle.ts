import type { Page } from 'playwright-core'

/** Waits until the page has its final appearance: finite animations have ended, endless ones keep running. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const listOnce = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    // A color that is inherited through elements with their own transitions arrives one frame later at each level.
    do {
      await Promise.allSettled(listOnce().map((animation) => animation.finished))
      await frame()
      await frame()
    } while (listOnce().length > 0)
  })
}
