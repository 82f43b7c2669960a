import type { Check } from '../FlowContext.ts'
import { toCopyUses } from '../copyUses.ts'
import { toPlaceholders } from '../toPlaceholders.ts'
import { toHint } from '../toHint.ts'

/** Finds words that a step or a form needs and the first language does not have, and placeholders that nothing fills. */
export const checkCopyKeys: Check = (context) => {
  const { flow, copy, report } = context
  const [language] = copy
  if (!language) return
  const [name, texts] = language
  const known = Object.keys(texts)
  for (const { key, params, ...place } of toCopyUses(context)) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) {
      report({
        code: 'unknown-copy',
        ...place,
        message: `there is no "${key}" in the copy of ${name}`,
        hint: toHint(key, known),
      })
      continue
    }
    if (!params) continue
    const filled = [...params, ...Object.keys(flow.constants ?? {})]
    for (const placeholder of toPlaceholders(text, name) ?? []) {
      if (filled.includes(placeholder)) continue
      const message = `nothing fills {${placeholder}} of "${key}"`
      report({ code: 'unfilled-placeholder', ...place, message, hint: toHint(placeholder, filled) })
    }
  }
}
