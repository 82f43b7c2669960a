import type { Look } from './Scene.ts'

const originals = new WeakMap<CSSMediaRule, string>()
const asked = /\(prefers-color-scheme: (light|dark)\)/g

/**
 * Gives a page the colors that it has for light or dark, whatever the person prefers: browsers let no page choose for another
 * one in a frame. `system` leaves it to the person's preference.
 */
export function showLook({ styleSheets }: Document, look: Look): void {
  for (const sheet of styleSheets) for (const rule of sheet.cssRules) showIn(rule, look)
}

function showIn(rule: CSSRule, look: Look): void {
  if (rule instanceof CSSMediaRule) {
    const original = originals.get(rule) ?? rule.media.mediaText
    originals.set(rule, original)
    const wanted =
      look === 'system'
        ? original
        : original.replaceAll(asked, (_, scheme) => (scheme === look ? '(width >= 0)' : '(width < 0)'))
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    for (const inner of rule.cssRules) showIn(inner, look)
}
