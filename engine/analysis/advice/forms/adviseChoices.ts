import type { JSONPath } from 'jsonc-parser'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { toAllForms } from '../../../definition/forms.ts'
import type { FlowDefinition } from '../../../definition/index.ts'
import { toInstructions, toItems, toLists, toOwnInstructions } from '../../../definition/instructions.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import { listNodes, toItemList } from '../../../expressions/index.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { toPlace as toRead } from '../../../expressions/toFacts.ts'
import { type Advice, listQuoted, toGroups } from '../Advice.ts'
import { listWritten } from '../terms.ts'

/** A field of a form that is chosen from a list, the slot that holds it, and where. */
interface Choice {
  readonly step: string
  readonly slot: string
  readonly field: string
  readonly options: { readonly from: string; readonly value?: string | undefined }
  readonly path: JSONPath
}

const toChosen = ({ slot, field }: Choice) => `${slot}.${field}`

/** Lists the fields of all forms that are chosen from data, with those of the groups that the forms have. */
export const listOptions = (definition: FlowDefinition): readonly Choice[] =>
  toAllForms(definition).flatMap(({ step, form: { data: slot = '', fields = {} }, path }) =>
    Object.entries(fields).flatMap(([field, taken]) => {
      const { from, value } = taken?.options ?? {}
      const place = [...path, 'fields', field, 'options', 'from']
      return from === undefined ? [] : [{ step, slot, field, options: { from, value }, path: place }]
    }),
  )

/** Finds choices that store one field of what is chosen, although it is looked up by another one in the same list. */
export const adviseKeys: Advice = function* ({ flow: { definition } }) {
  const calls = toExpressionSites(definition).flatMap(({ source }) => {
    const parsed = parseExpression(source)
    return [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node) => (node.kind === 'call' ? [node] : []))
  })
  for (const choice of listOptions(definition)) {
    const { from, value } = choice.options
    const keys = calls.flatMap(({ name, args: [list, chosen, key] }) => {
      const isLookedUp =
        list?.kind === 'variable' && list.name === from && chosen && toRead(chosen) === toChosen(choice)
      return isLookedUp && key?.kind === 'literal' && typeof key.value === 'string' ? [{ key: key.value, name }] : []
    })
    const [{ key, name } = {}] = keys
    if (value === undefined || key === undefined || keys.some((one) => one.key === value)) continue
    const message = `${choice.field} stores ${value} of the one chosen from ${from}, which is looked up by ${key}`
    const hint = `Write "value": "${key}", or look it up by ${value}`
    const path = [...choice.path.slice(0, -1), 'value']
    yield { code: 'wrong-value', path, message, hint, unless: [`order of ${name}`, `read ${from}`] }
  }
}

/** Finds calls that load what a field chooses from, and wait until the field has been chosen. */
export const adviseChoices: Advice = function* ({ flow: { definition, expressions } }) {
  const bySource = toGroups(listOptions(definition), ({ options }) => options.from)
  for (const { instruction, path, owner } of toInstructions(definition)) {
    const { when = '', call, save } = instruction
    const [chosen, ...more] = (save === undefined ? undefined : bySource.get(save)) ?? []
    if (call === undefined || !chosen || more.some((one) => toChosen(one) !== toChosen(chosen))) continue
    const checked = expressions.check(definition.predicates[when]?.when ?? '', 'boolean')
    if (!checked.ok || ![...checked.reads, ...checked.loose].includes(toChosen(chosen))) continue
    const message = `${owner} calls ${call} when ${when}, which asks for ${toChosen(chosen)}, and that is chosen from what it loads`
    const [hint, unless] = ['Ask for what is chosen before it', [`saving in ${save}`]]
    yield { code: 'constant-condition', path: [...path, 'when'], message, hint, unless }
  }
}

/** Finds lists that are emptied, together with other fields of the form than the one that was chosen from them. */
export const adviseKeptChoices: Advice = function* ({ flow: { definition } }) {
  const all = listOptions(definition)
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const { slot, field, options } of all) {
      const { from } = options
      const { [slot]: kept = '', [from]: emptied } = instruction.set ?? {}
      const [, written = ''] = new RegExp(`^omit\\(${slot}, (\\[.*\\])\\)$`).exec(kept) ?? []
      const names = [...written.matchAll(/'([^']*)'/g)].map(([, name]) => name)
      // Of two fields with one list, one may have another list than it should.
      const isShared = all.some((one) => one.options.from === from && one.field !== field)
      if (emptied !== '[]' || names.length === 0 || names.includes(field) || isShared) continue
      // Another field is taken out whose own list stays: that list was meant.
      const other = all.find(
        (one) => names.includes(one.field) && !Object.hasOwn(instruction.set ?? {}, one.options.from),
      )
      const message = `${owner} empties ${from}, and keeps ${field}, which was chosen from them`
      const hint = other ? `Did you mean ${other.options.from}?` : `Take '${field}' out of ${slot}, too`
      yield {
        code: 'forgotten-data',
        path: [...path, 'set', other ? from : slot],
        at: other ? 'key' : 'value',
        message,
        hint,
        unless: [from],
      }
    }
}

/** Returns the list in which a function looks up the item at a position. */
function toLookedUp(source: string, position: string, { functions = {} }: FlowDefinition): string | undefined {
  const parsed = parseExpression(source)
  for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
    if (node.kind !== 'call' || !toItemList(node, functions)) continue
    const [list, given] = node.args.map(toRead)
    if (given === position) return list
  }
  return undefined
}

/** Finds fields that are chosen from one list by their position, and looked up in another one. */
export const adviseOtherLists: Advice = function* ({ flow: { definition } }) {
  for (const { step, slot, field, options, path } of listOptions(definition)) {
    const { from, value } = options
    const own = toOwnInstructions(definition, step)
    const looked = own.flatMap(({ instruction, path: place }) =>
      (['set', 'with'] as const).flatMap((kind) =>
        Object.entries(instruction[kind] ?? {}).flatMap(([target, source = '']) => {
          const list = toLookedUp(source, `${slot}.${field}`, definition)
          return list === undefined ? [] : [{ list, path: [...place, kind, target] }]
        }),
      ),
    )
    const isKnown = value !== undefined || !Object.hasOwn(definition.data, from)
    const [first] = looked
    if (isKnown || !first || looked.some(({ list }) => list === from || list !== first.list)) continue
    // What the step loads is what it lets choose from.
    const isLoaded = own.some(({ instruction: { save } }) => save === from)
    const message = `step ${step} has ${field} chosen from ${from}, and looks up the one chosen in ${first.list}`
    const hint = `Did you mean ${isLoaded ? from : first.list}?`
    yield { code: 'wrong-value', path: isLoaded ? first.path : path, message, hint, loses: [from, first.list] }
  }
}

/** Finds lists that are put into another order once an entry has been chosen by its position, and before that one is looked up. */
export const adviseReordered: Advice = function* ({ flow: { definition } }) {
  for (const { step, slot, field, options } of listOptions(definition)) {
    const { from, value } = options
    if (value !== undefined || !Object.hasOwn(definition.data, from)) continue
    for (const site of toLists(definition)) {
      if (site.step !== step || site.event === 'enter') continue
      const items = toItems(site)
      // What is given an index, or null for one, changes or adds an entry, and leaves the others where they are.
      const at = items.findIndex(({ instruction: { set = {} } }) =>
        new RegExp(`^(?:\\w+\\((?:.*, )?${from}\\b|${from}\\.filter\\()(?!.*\\b(?:null|index)\\b)`).test(
          set[from] ?? '',
        ),
      )
      const isLookedUp = ({ instruction: { set = {}, with: input = {} } }: (typeof items)[number]) =>
        Object.values({ ...input, ...set }).some((one = '') => toLookedUp(one, `${slot}.${field}`, definition) === from)
      const rest = items.slice(at)
      const end = rest.findIndex(isLookedUp)
      if (at === -1 || end < 1 || rest.slice(0, end).some((one) => listWritten(one.instruction).includes(slot)))
        continue
      const { path = [], owner } = items[at] ?? {}
      const message = `${owner} reorders ${from} on ${site.event}, and looks up ${slot}.${field} in it, which is a position in the earlier order`
      const hint = `Do it in "enter", before ${field} is chosen`
      yield { code: 'wrong-value', path: [...path, 'set', from], message, hint, unless: [from] }
    }
  }
}

/** Lists the numbers of a text without the marks that separate thousands, which differ between languages. */
const listNumbers = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((found) => found.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.'))

const conversions = [1, 7, 12, 60, 100, 365, 1000]

/** Finds options that show other numbers than they store: `20,000-30,000` as "20,000 to 40,000 miles". */
export const adviseOptionNumbers: Advice = function* ({ flow: { definition, copy, source } }) {
  const options = [...toCopyUses({ flow: definition, source })].filter(({ path }) => path.at(-1) === 'options')
  for (const key of new Set(options.map((use) => use.key)))
    for (const [language, texts] of copy) {
      const [stored, shown] = [key, texts[key] ?? ''].map(listNumbers)
      const file = source.copy.get(language)
      // 12 months may be shown as a year, and 10,000 as 10k.
      const isTold = (number: string) =>
        stored?.some((one) => conversions.some((times) => Number(one) === Number(number) * times))
      const strange = shown?.find((number) => !isTold(number))
      if (!file || strange === undefined || stored?.length !== shown?.length) continue
      const message = `"${key}" of ${language} shows ${strange}, which is not a number of the option`
      yield { code: 'wrong-value', file, path: [key], message, hint: 'Show what is stored', loses: [`text ${key}`] }
    }
}

/** Finds two options of a field of which each has the words of the other: "Misisipi" beside Missouri. */
export const adviseExchangedOptions: Advice = function* ({ flow: { definition, copy, source } }) {
  const uses = [...toCopyUses({ flow: definition, source })].filter(({ path }) => path.at(-1) === 'options')
  const lists = toGroups(new Set(uses.map(({ key }) => key)), (key) => key.slice(0, key.lastIndexOf('.')))
  const [[original = '', originals = {}] = [], ...others] = copy
  for (const keys of lists.values())
    for (const [language, texts] of others) {
      const strange = keys.filter((key) => texts[key] !== originals[key])
      // The original whose words a translation resembles most; of proper names, that is its own.
      const toNearest = (key: string) =>
        keys
          .map((one) => ({ one, likeness: toLikeness(texts[key], originals[one]) }))
          .reduce((best, next) => (next.likeness > best.likeness ? next : best), { one: key, likeness: 0.6 }).one
      const nearest = new Map(strange.map((key) => [key, toNearest(key)]))
      const found = strange.find((key) => nearest.get(key) !== key && nearest.get(nearest.get(key) ?? '') === key)
      const other = found === undefined ? undefined : nearest.get(found)
      if (found === undefined || other === undefined) continue
      // The codes of the options tell which language is wrong.
      const codes = [found, other].map((key) => key.slice(key.lastIndexOf('.') + 1))
      /** Returns how many of the two fit better once they are exchanged. */
      const toGain = (one: Readonly<Record<string, string>>) =>
        [found, other].reduce((sum, key, at) => {
          const [own, beside] = [codes[at] ?? '', codes[1 - at] ?? ''].map((each) => isCodeOf(each, one[key] ?? ''))
          return sum + Number(beside) - Number(own)
        }, 0)
      const isOriginal = toGain(originals) > toGain(texts)
      const here = isOriginal ? original : language
      const file = source.copy.get(here)
      const message = `"${found}" of ${here} has the words of "${other}", and "${other}" those of "${found}"`
      const loses = [`text ${found}`, `text ${other}`]
      yield { code: 'wrong-value', ...(file && { file }), path: [found], message, hint: 'Exchange the two', loses }
    }
}

/** Checks whether a text has the letters of a code in their order: Mississippi those of MS. */
export const isCodeOf = (code: string, text: string) =>
  new RegExp(`^${Array.from(code.replaceAll(/\W/g, '')).join('.*')}`, 'i').test(text)

/** Returns how alike two texts are, from 0 to 1, by the pairs of letters that they have in common. */
function toLikeness(one = '', other = ''): number {
  const [pairs, others] = [one, other].map((text) => {
    const letters = text.toLowerCase()
    return Array.from(letters.slice(1), (letter, at) => `${letters[at]}${letter}`)
  })
  const shared = new Set(pairs?.filter((pair) => others?.includes(pair))).size
  return (2 * shared) / (new Set(pairs).size + new Set(others).size || 1)
}

/** Finds options of answers that neither the code nor the flow names, although they name all others: `"review"` beside `"done"`. */
export const adviseUnnamedOptions: Advice = function* ({ flow: { source, told }, code }) {
  const isNamed = (option: string) => [code, source.flow.text].some((text) => listQuoted(text).has(option))
  for (const [id, file] of code === '' || told.length > 0 ? [] : source.schemas)
    for (const { 1: list = '', index } of /^(?:api|data)\//.test(id) ? file.text.matchAll(/"enum": (\[[^\]]*)/g) : []) {
      const options = [...list.matchAll(/"([^"]*)"/g)].map(([, option = '']) => option)
      // Of options that are only handed on, most are named nowhere.
      const [unnamed = '', ...more] = options.filter((option) => !isNamed(option))
      if (unnamed === '' || more.length > 0 || options.length < 3) continue
      const message = `nothing handles the option "${unnamed}", although the code or the flow names all the others`
      const hint = 'Handle it in the flow or in code, or take it out'
      const offset = file.text.indexOf(`"${unnamed}"`, index)
      yield { code: 'unused', file, path: [], offset, message, hint, unless: [`option ${unnamed}`] }
    }
}
