import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe says of a page: what is wrong, and what it cannot decide, each as `rule at selector: why`. */
export interface AxeFindings {
  readonly violations: readonly string[]
  readonly incomplete: readonly string[]
  /** How many rules had something to look at and found it right. */
  readonly passes: number
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** All levels that the product keeps to, and what axe calls best practice. */
export const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
}

/** What depends on colours alone. */
export const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/**
 * Runs axe in a page, or in the elements of a selector, under whatever policy it has: its text comes over the debugger, not as
 * a script of the page.
 */
export async function runAxe(page: Page, options: RunOptions, within?: string): Promise<AxeFindings> {
  const isThere = await page.evaluate(() => window.axe !== undefined)
  if (!isThere) {
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Runtime.evaluate', { expression: axe.source })
    await protocol.detach()
  }
  return page.evaluate(
    async ([given, selector]): Promise<AxeFindings> => {
      if (!window.axe) throw new Error('axe is not in the page.')
      const { violations, incomplete, passes } = await window.axe.run(selector ?? document, given)
      // Here, since what axe tells of all that it has looked at takes longer to be sent than to be found.
      const toLines = ({ id, nodes }: Result): string[] =>
        nodes.map((node) => {
          const why = [...node.any, ...node.all, ...node.none].map((check) => check.message).join(' ')
          return `${id} at ${node.target.join(' ')}: ${why}`
        })
      return {
        violations: violations.flatMap(toLines),
        incomplete: incomplete.flatMap(toLines),
        passes: passes.length,
      }
    },
    [options, within] as const,
  )
}
