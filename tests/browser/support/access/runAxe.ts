import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The findings of axe on a page: violations, and what it cannot decide, each as `rule at selector: why`. */
export interface AxeFindings {
  readonly violations: readonly string[]
  readonly incomplete: readonly string[]
  /** How many rules had something to check and passed. */
  readonly passes: number
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** All WCAG levels that the product conforms to, and axe's best practices. */
export const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
}

/** The rules that depend on colors alone. */
export const colorRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Runs axe in a page or in the elements of a selector, whatever the page's policy: the debugger injects its code, not a script. */
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
      // Converted in the page, because transferring everything that axe reports takes longer than finding it.
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
