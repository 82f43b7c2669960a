import { toCopyUses } from '../../definition/copyUses.ts'
import { toPlaceholders } from '../../definition/parseText.ts'
import { toHint } from '../../definition/Problem.ts'
import { requiredCopy } from '../../react/requiredCopy.ts'
import { type Advice, isNamed } from './Advice.ts'

/** Finds texts that spell out what a constant holds: once somebody changes the limit, they say something else than what counts. */
export const adviseLimits: Advice = function* ({ flow }) {
  const limits = Object.entries(flow.definition.constants).flatMap(([name, value]) => {
    const words = toWords(name, value)
    return words === undefined ? [] : [{ name, words, shape: toShape(words) }]
  })
  for (const section of ['predicates', 'procedures'] as const) {
    for (const [name, { means = '' }] of Object.entries<{ readonly means?: string }>(flow.definition[section] ?? {})) {
      const limit = limits.find(({ shape }) => shape.test(means))
      if (!limit) continue
      const message = `the meaning of ${name} says "${limit.words}", which is what the constant ${limit.name} holds`
      yield {
        code: 'written-limit',
        path: [section, name, 'means'],
        message,
        hint: `Write {${limit.name}} in its place`,
      }
    }
  }
  for (const [language, texts] of flow.copy) {
    const file = flow.source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(texts)) {
      const limit = limits.find(({ shape, words }) => shape.test(text) && !key.includes(words))
      if (!limit) continue
      const { name, words } = limit
      yield {
        code: 'written-limit',
        file,
        path: [key],
        message: `"${key}" of ${language} says "${words}", which is what the constant ${name} holds`,
        hint: `Write {${name}} in its place`,
      }
    }
  }
}

/** How a text says what a constant holds: a number with its unit, the last word of the name; undefined for what many texts may say by chance. */
function toWords(name: string, value: unknown): string | undefined {
  const [unit] = /[A-Z]?[a-z]+$/.exec(name) ?? []
  if (typeof value === 'number' && unit !== undefined) return `${value} ${unit.toLowerCase()}`
  return typeof value === 'string' && value.length > 4 && /\d/.test(value) ? value : undefined
}

/** Not within another word or number; one of something is said without the plural's s. */
const toShape = (words: string) =>
  new RegExp(
    `(?<![\\w.,-])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/^(1 \w+)s$/, '$1s?')}(?![\\w])`,
  )

/** Finds placeholders of texts that only the product's code shows, and that neither a constant nor anything in the code is called as. */
export const adviseUnfilled: Advice = function* ({ flow, code }) {
  const { definition, source } = flow
  const [file] = source.copy.values()
  const [first] = flow.copy
  if (!first || !file || code === '') return
  const [language, texts] = first
  const told = new Set([...requiredCopy, ...[...toCopyUses({ flow: definition, source })].map(({ key }) => key)])
  for (const [key, text] of Object.entries(texts)) {
    if (told.has(key)) continue
    const unfilled = (toPlaceholders(text, language) ?? []).find(
      (name) => !Object.hasOwn(definition.constants, name) && !isNamed(code, name),
    )
    if (unfilled === undefined) continue
    const message = `nothing fills {${unfilled}} of "${key}"`
    const hint = toHint(unfilled, Object.keys(definition.constants))
    yield { code: 'unfilled-placeholder', file, path: [key], message, ...(hint !== undefined && { hint }) }
  }
}
