import type { Finding, FlowContext, Check } from '../FlowContext.ts'
import { toValueAt } from '../Loose.ts'
import { toLostPlace } from '../consequences.ts'
import { toHint, toMeant } from '../Problem.ts'
import { toContent } from '../SourceFile.ts'
import { toCopyUses } from '../copyUses.ts'
import { withDefaultTexts } from '../languages.ts'
import { toPlaceholders } from '../parseText.ts'

/** Moves the finding of a text that another language has to the first language, where it was lost or renamed. */
function toLost(key: string, hint: string | undefined, { source, copy }: FlowContext): Partial<Finding> {
  const [first, ...others] = copy
  if (!first) return {}
  const [name, own] = first
  const file = source.copy.get(name)
  const [language, texts] = others.find(([, one]) => Object.hasOwn(one, key)) ?? []
  if (!file || !texts) return {}
  const meant = toMeant(hint)
  if (meant !== undefined && Object.hasOwn(own, meant) && !others.some(([, one]) => Object.hasOwn(one, meant))) {
    const message = `"${meant}" of ${name} is "${key}" where it is shown, and in ${language}`
    return { file, path: [meant], at: 'key', message, hint: `Did you mean ${key}?` }
  }
  const keys = Object.keys(texts)
  const before = keys.slice(0, keys.indexOf(key)).findLast((other) => Object.hasOwn(own, other))
  const message = `${name} has no "${key}", which is shown, and which ${language} has`
  return { file, path: before === undefined ? [] : [before], at: 'key', message, hint: `Add "${key}" after this` }
}

/** Returns the place of an option itself, if it has no words but others of its list do. */
function toOptionPlace(key: string, { file, path }: Pick<Finding, 'file' | 'path'>, known: readonly string[]) {
  if (!file || path.at(-1) !== 'options') return {}
  const holder = path.slice(0, -2)
  const node = toValueAt(toContent(file), holder)
  const options: readonly unknown[] = Object(node)['enum'] ?? []
  const prefix: unknown = Object(node).ui?.options
  const keys = options.map((option) => (typeof option === 'string' ? `${String(prefix)}.${option}` : undefined))
  const index = keys.indexOf(key)
  const isKnown = keys.some((one) => one !== undefined && known.includes(one))
  return isKnown && index !== -1 ? { path: [...holder, 'enum', index] } : {}
}

/** Names what an option without words makes unavailable: it may have been another one. */
const toOption = (key: string, { file, path }: Pick<Finding, 'file' | 'path'>) => [
  key.slice(key.lastIndexOf('.') + 1),
  toLostPlace(file, [...path.slice(0, -2), 'enum']),
]

/** Says of an option what is wrong with it if it has blanks around it, or others within it than the one that has words. */
function toBlank(key: string, known: readonly string[]): Pick<Finding, 'message' | 'hint'> | undefined {
  const [, prefix = '', option = ''] = /^(.*?\.)([^.]*)$/s.exec(key) ?? []
  const meant = option.trim().replaceAll(/\s+/g, ' ')
  if (meant === option || !known.includes(prefix + meant)) return undefined
  return { message: `the option "${option}" has a blank that nobody sees`, hint: `Write "${meant}"` }
}

/** Finds texts that a step or a form needs and the first language lacks, and placeholders that nothing fills. */
export const checkCopyKeys: Check = (context) => {
  const { flow, copy, report } = context
  const [language] = copy
  if (!language) return
  const [name, own] = language
  // The missing texts may all come after the fault in the file.
  if ((context.source.copy.get(name)?.errors.length ?? 0) > 0) return
  const texts = withDefaultTexts(name, own)
  const known = Object.keys(texts)
  const unfilled = new Map<string, Unfilled[]>()
  const filledBy = new Set<string>()
  const plain = new Set<string>()
  const shown = [...toCopyUses(context)]
  const used = new Map<string, number>()
  /** The first text that shows all that it is given, by what it is given. */
  const showing = new Map<string, string>()
  for (const { key, params = [] } of shown) {
    used.set(key, (used.get(key) ?? 0) + 1)
    const isWhole = params.length > 0 && params.every((param) => texts[key]?.includes(`{${param}`))
    if (isWhole && !showing.has(params.join())) showing.set(params.join(), key)
  }
  for (const { key, params, ...place } of shown) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) {
      // A new option has words of its own, not those of another one.
      const isOption = place.path.at(-1) === 'options'
      const isWords = key.includes(' ') && !isOption
      const said = known.find((one) => texts[one] === key)
      const hint = said
        ? `Did you mean ${said}?`
        : toHint(
            key,
            isOption ? known.filter((one) => !used.has(one)) : known,
            isWords ? 'Write the name of a text here, and its words in the copy files' : 'Add it to each language',
          )
      const blank = isOption ? toBlank(key, known) : undefined
      report({
        code: 'unknown-copy',
        ...place,
        ...toOptionPlace(key, place, known),
        message: blank?.message ?? `there is no "${key}" in the copy of ${name}`,
        about: key,
        hint: blank?.hint ?? hint,
        ...toLost(key, hint, context),
        loses: [key, 'a text', ...(isOption ? toOption(key, place) : [])],
        // A use is found at `ui.options`, but the fault may be in the `enum` beside it.
        unless: [
          toLostPlace(place.file, [...place.path.slice(0, -2), 'enum']),
          // If a key occurs twice in the copy file, one of the two was meant to be another one.
          toLostPlace(context.source.copy.get(name), []),
          `lost ${key}`,
        ],
      })
      continue
    }
    const placeholders = toPlaceholders(text, name) ?? []
    if (/^(?:label|submit)$/.test(String(place.path.at(-1))) && !place.file && !plain.has(key)) {
      plain.add(key)
      for (const finding of listLinks(key, context)) report(finding)
    }
    for (const param of params ?? []) filledBy.add(`${key} ${param}`)
    const given = params ?? (place.path.includes('errorMessage') ? ruleParams : [])
    const filled = [...given, ...Object.keys(flow.constants ?? {})]
    const unknown = placeholders.filter((placeholder) => !filled.includes(placeholder))
    const unshown = unknown.length === 0 && placeholders.length > 0 && place.path.at(-1) === 'message' ? params : []
    for (const param of unshown ?? []) {
      if (placeholders.includes(param)) continue
      const message = `"${key}" is given ${param}, which it does not show`
      const path = [...place.path.slice(0, -1), 'params', param]
      report({ code: 'surplus-input', path, at: 'key', message, hint: toHint(param, placeholders) })
    }
    const isBare = used.get(key) === 1 && placeholders.length === 0 && place.path.at(-1) === 'message'
    const meant = isBare ? showing.get((params ?? []).join()) : undefined
    if (params && meant !== undefined) {
      const message = `"${key}" shows nothing of what it is given: ${params.join(', ')}`
      report({ code: 'surplus-input', ...place, message, hint: `Did you mean ${meant}?`, loses: ['a text'] })
    }
    for (const placeholder of unknown) {
      const one = { key, placeholder, place, filled, left: given.filter((param) => !placeholders.includes(param)) }
      const before = unfilled.get(`${key} ${placeholder}`) ?? []
      unfilled.set(`${key} ${placeholder}`, [...before, one])
    }
  }
  for (const [one, uses] of unfilled) report(toUnfilled(uses, filledBy.has(one), context))
}

/** Lists the languages in which a button has a link, which it cannot show. */
const listLinks = (key: string, { copy, source }: FlowContext): readonly Finding[] =>
  [...copy].flatMap(([language, texts]) => {
    const file = source.copy.get(language)
    if (!file || !/\]\(/.test(texts[key] ?? '')) return []
    const message = `"${key}" of ${language} has a link, and a button shows none`
    return [{ code: 'bad-wording', file, path: [key], message, hint: 'Write plain words', loses: [`text ${key}`] }]
  })

/** The placeholders of a message that the rule fills, by the names of AJV. */
const ruleParams = ['limit', 'type', 'format', 'pattern', 'comparison', 'multipleOf', 'missingProperty']

/** A use of a text with a placeholder that nothing fills, and what the text is given and does not show. */
interface Unfilled {
  readonly key: string
  readonly placeholder: string
  readonly place: Pick<Finding, 'path' | 'file'>
  readonly filled: readonly string[]
  readonly left: readonly string[]
}

/** Blames the use of a text if it is the only one, or others fill the placeholder; otherwise the text itself. */
function toUnfilled(uses: readonly Unfilled[], isElsewhere: boolean, { source }: FlowContext): Finding {
  const [
    { key, placeholder, place, filled, left } = { key: '', placeholder: '', place: { path: [] }, filled: [], left: [] },
  ] = uses
  const isGiven = isElsewhere || (uses.length === 1 && place.path.at(-1) === 'message')
  const [file] = source.copy.values()
  const [other, ...more] = left.filter((param) => !ruleParams.includes(param))
  const meant = !isGiven && other !== undefined && more.length === 0 ? `Did you mean ${other}?` : undefined
  return {
    code: 'unfilled-placeholder',
    ...(isGiven || !file ? place : { file, path: [key] }),
    message: `nothing fills {${placeholder}} of "${key}"`,
    hint: meant ?? toHint(placeholder, filled),
    loses: [placeholder],
    unless: [
      `text ${key}`,
      placeholder,
      toLostPlace(place.file ?? source.flow, [...place.path.slice(0, -1), 'params']),
    ],
  }
}

/** Reports options of one field that have the same words, since nobody can tell them apart. */
export function checkSameWords(keys: readonly string[], path: string, { source, copy, report }: FlowContext): void {
  for (const [language, texts] of copy) {
    const known = new Map<string, string>()
    const file = source.copy.get(language)
    for (const key of file ? keys : []) {
      const words = texts[key]?.trim().toLowerCase()
      const other = words === undefined || words === '' ? undefined : known.get(words)
      if (words !== undefined) known.set(words, key)
      if (!file || other === undefined || other === key) continue
      const [strange, meant] = isOwner(key, other, language, copy) ? [other, key] : [key, other]
      const message = `"${strange}" of ${language} has the words of "${meant}": two options of ${path.split('.').at(-1)} that nobody can tell apart`
      const loses = [`text ${key}`, `text ${other}`]
      report({ code: 'name-taken', file, path: [strange], message, hint: 'Say in each what it is', loses })
    }
  }
}

/** Checks whether words that two options have fit the first one better: by how other texts and another language have them. */
function isOwner(one: string, other: string, language: string, copy: FlowContext['copy']): boolean {
  const texts = copy.get(language) ?? {}
  const [, translated = {}] = [...copy].find(([name]) => name !== language) ?? []
  const said = toWords(texts[one])
  const beside = Object.keys(texts).filter((key) => ![one, other].includes(key) && isAny(toWords(texts[key]), said))
  const toFit = (key: string) => {
    const own = toWords(translated[key])
    const differing = own.filter((word) => !toWords(translated[key === one ? other : one]).includes(word))
    const count = beside
      .filter((each) => isAny(toWords(translated[each]), differing))
      .reduce((sum, each) => sum + said.filter((word) => toWords(texts[each]).includes(word)).length, 0)
    const akin = own.filter((word) => said.some((each) => each.slice(0, 4) === word.slice(0, 4))).length
    return [count, -Math.abs(own.length - said.length), akin]
  }
  const there = toFit(other)
  const gains = toFit(one).map((fit, index) => fit - (there[index] ?? 0))
  return (gains.find((gain) => gain !== 0) ?? 0) > 0
}

const isAny = (words: readonly string[], others: readonly string[]) => words.some((word) => others.includes(word))

const toWords = (text = ''): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
