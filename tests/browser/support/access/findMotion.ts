import type { Page } from 'playwright-core'

/** Lists what is still moving or blinking by its animated properties. A single fade or color change does not count as motion. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCalm = (property: string) => /^(opacity|filter|boxShadow|fill|stroke)$|color$/i.test(property)
    const isPlace = (property: string) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property)
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
      const { duration = 0, iterations } = effect.getTiming()
      const isAtOnce = Number(duration) <= 1 && iterations !== Infinity
      if (isAtOnce) return []
      const changes = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter(isPlace)
      const moves = changes.some((property) => !isCalm(property))
      if (!moves && iterations !== Infinity) return []
      return [`${[...new Set(changes)].join(', ')} of .${effect.target?.getAttribute('class')}`]
    })
  })
}
