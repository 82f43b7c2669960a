import { toInstructions, toSteps } from '../../../definition/instructions.ts'
import { toAllForms } from '../../../definition/forms.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import type { FlowDefinition } from '../../../definition/index.ts'
import { type CopyUse, toCopyUses } from '../../../definition/copyUses.ts'
import { type Advice, isPlural, toGroups, toNameWords, toShared, toTextWords } from '../Advice.ts'
import { isCodeOf } from '../forms/adviseChoices.ts'
import { toSaid } from '../texts/adviseDenials.ts'

/** Finds plurals that give another number than one for one, which the words for many do not give. */
export const adviseOddOnes: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts)) {
      const file = source.copy.get(language)
      const [, one = '', many = ''] = /\bone \{([^{}]*)\}.*?\bother \{([^{}]*)\}/s.exec(text) ?? []
      const odd = one.match(/\d+/g)?.find((number) => number !== '1' && !many.match(/\d+/g)?.includes(number))
      if (!file || odd === undefined || new Intl.PluralRules(language).select(1) !== 'one') continue
      const message = `"${key}" of ${language} says ${odd} where it counts one`
      yield { code: 'bad-wording', file, path: [key], message, hint: 'Write # or 1', unless: [`text ${key}`] }
    }
}

/** Finds texts that begin with a small letter, unlike those of all other languages, or count many as one. */
export const adviseMarks: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy) {
    for (const [key, text] of Object.entries(texts)) {
      const others = [...copy].flatMap(([one, { [key]: other }]) =>
        one === language || other === undefined ? [] : [other],
      )
      const isOfAll = (has: RegExp) => others.length > 0 && others.every((other) => has.test(other))
      const [, one = '', many = ''] = /\bone \{([^{}]*)\}.*?\bother \{([^{}]*)\}/s.exec(text) ?? []
      const [single, several] = [toTextWords(one), toTextWords(many)]
      const isCrossed = single.some((word, at) => isPlural(word, several[at] ?? '') && several[at] !== word)
      const [says, hint] =
        /^\p{Ll}/u.test(text) && isOfAll(/^[¿¡]?\p{Lu}/u)
          ? ['begins with a small letter, and not so in any other language', 'Begin with a capital']
          : isCrossed
            ? ['counts one as many, and many as one', 'Exchange the two cases']
            : []
      const file = source.copy.get(language)
      if (!file || says === undefined || hint === undefined) continue
      const message = `"${key}" of ${language} ${says}`
      yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`] }
    }
  }
}

/** Lists the texts that steps show, with their conditions. */
const listTexts = (definition: FlowDefinition) =>
  toSteps(definition).flatMap(([step, { view = [] }]) =>
    view.flatMap((part, index) =>
      typeof part === 'object' && 'text' in part && part.text !== undefined
        ? [{ step, index, text: part.text, style: part.style, when: part.when, path: ['steps', step, 'view', index] }]
        : [],
    ),
  )

/** Finds texts of steps that are shown always, or under another condition, although all other steps show them under one condition. */
export const adviseShowing: Advice = function* ({ flow: { definition } }) {
  const parts = listTexts(definition)
  for (const { step, text, when, path } of parts) {
    const others = parts.filter((one) => one.text === text && one.step !== step)
    const [other] = others
    const usual = other?.when
    if (usual === undefined || usual === when || others.length < 2 || others.some((one) => one.when !== usual)) continue
    const message = `step ${step} shows "${text}" ${when === undefined ? 'always' : `if ${toMeaning(definition, when)}`}, and all others only if ${toMeaning(definition, usual)}`
    const place = [...path, when === undefined ? 'text' : 'when']
    yield { code: 'wrong-value', path: place, message, hint: `Write "when": "${usual}"`, unless: [when ?? '', usual] }
  }
}

/** Finds headings that are always shown right beside one that is shown only sometimes: then both are. */
export const adviseHeadings: Advice = function* ({ flow: { definition } }) {
  const parts = listTexts(definition).filter(({ style }) => style === 'heading')
  for (const one of parts) {
    const isBeside = ({ step, index, when }: typeof one) =>
      step === one.step && Math.abs(index - one.index) === 1 && when !== undefined
    const other = parts.find(isBeside)
    if (one.when !== undefined || !other) continue
    const message = `step ${one.step} always shows "${one.text}", also beside "${other.text}"`
    const hint = `Say when with "when", as the other does: ${toMeaning(definition, other.when ?? '')}`
    yield { code: 'wrong-value', path: [...one.path, 'text'], message, hint, unless: [other.when ?? ''] }
  }
}

/** Finds conditions of what a step shows that ask only for what applicants come to later. */
export const adviseEarlyConditions: Advice = function* ({ flow: { definition } }) {
  const { steps, data, predicates } = definition
  const writers = new Map(Object.keys(data).map((slot) => [slot, new Set<string | undefined>()]))
  for (const { form, step } of toAllForms(definition)) writers.get(form.data ?? '')?.add(step)
  const leads = new Set<string>()
  for (const { step, instruction } of toInstructions(definition)) {
    const { set = {}, fill = {}, save = '', to } = instruction
    if (to !== undefined && !instruction.reset) leads.add(`${step} ${to}`)
    for (const target of [...Object.keys(set), ...Object.keys(fill), save])
      writers.get(target.split('.')[0] ?? '')?.add(step)
  }
  for (const [step, { view = [], progress = 0 }] of toSteps(definition))
    for (const [index, part] of view.entries()) {
      const when = typeof part === 'object' ? part.when : undefined
      if (when === undefined) continue
      const named = new Set(predicates[when]?.when.match(/\w+/g))
      const slots = [...writers].filter(([slot]) => named.has(slot))
      const isLater = (writer: string | undefined) =>
        writer !== undefined && (steps[writer]?.progress ?? 0) > progress && !leads.has(`${writer} ${step}`)
      const isAlways = slots.every(([slot, all]) => !data[slot]?.persist && all.size > 0 && [...all].every(isLater))
      if (slots.length === 0 || !isAlways) continue
      const names = slots.map(([slot]) => slot)
      const message = `step ${step} asks if ${toMeaning(definition, when)}, and only later steps write ${names.join(' and ')}`
      const hint = 'Ask for something that is known here'
      yield {
        code: 'unwritten-data',
        path: ['steps', step, 'view', index, 'when'],
        message,
        hint,
        unless: [...names, 'order of steps'],
      }
    }
}

/** Finds two failures of which each has the words of the other's condition, and none of its own: "took too long" for a device that is offline. */
export const adviseCrossedFailures: Advice = function* ({ flow: { definition, copy, source } }) {
  const [[language = '', texts = {}] = []] = copy
  const file = source.copy.get(language)
  const all = (definition.failures ?? []).flatMap(({ when, text }) => {
    const means = toSaid(definition.predicates[when ?? '']?.means ?? '').filter((word) => word.length > 3)
    return text === undefined ? [] : [{ text, when, means, words: toNameWords(texts[text] ?? '') }]
  })
  for (const [index, one] of file ? all.entries() : []) {
    const other = all.slice(index + 1).find((beside) => {
      const own = count(one.means, one.words) + count(beside.means, beside.words)
      const crossed = [count(one.means, beside.words), count(beside.means, one.words)]
      const toName = ({ text }: typeof one) => text.split('.').at(-1)
      const isNamed = [one, beside].some((each) => toShared(toName(each), each.when) > 0)
      const isOther = toShared(toName(one), beside.when) + toShared(toName(beside), one.when) > 0
      return isNamed && !isOther && own === 0 && crossed.every((shared) => shared > 0)
    })
    if (!file || !other) continue
    const [own, theirs] = [one, other].map(({ when }) => toMeaning(definition, when))
    const message = `"${one.text}" of ${language} is told if ${own}, and has the words of "${theirs}", as "${other.text}" has those of the former`
    const loses = [`text ${one.text}`, `text ${other.text}`]
    yield { code: 'wrong-value', file, path: [one.text], message, hint: 'Exchange the two', loses, unless: loses }
  }
}

/** Finds two options whose codes are abbreviations, and of which each has the name of the other in the first language: "Ohio" for IA. */
export const adviseCodes: Advice = function* ({ flow: { definition, copy, source } }) {
  const [[language = '', texts = {}] = []] = copy
  const file = source.copy.get(language)
  const uses = [...toCopyUses({ flow: definition, source })].filter(({ path }) => path.at(-1) === 'options')
  const lists = toGroups(new Set(uses.map(({ key }) => key)), (key) => key.slice(0, key.lastIndexOf('.')))
  for (const keys of file ? lists.values() : []) {
    const isOf = (key: string, other = key) => isCodeOf(toCode(key), texts[other] ?? '')
    const strange = keys.filter((key) => !isOf(key))
    const isAbbreviated = keys.length > 5 && keys.every((key) => /^[A-Z]{2,3}$/.test(toCode(key)))
    const one = strange[0] ?? ''
    const others = keys.filter((key) => key !== one && isOf(key, one) && isOf(one, key))
    const other =
      others.find((key) => strange.includes(key)) ??
      others.find((key) => texts[one]?.toUpperCase().startsWith(toCode(key))) ??
      others[0]
    if (!file || !isAbbreviated || strange.length > 2 || other === undefined) continue
    const message = `"${one}" of ${language} is named "${texts[one]}", and "${other}" "${texts[other]}"`
    const loses = [`text ${one}`, `text ${other}`]
    yield { code: 'wrong-value', file, path: [one], message, hint: 'Exchange the two', loses, unless: loses }
  }
}

/** Finds good ends whose title says that something could not be done. */
export const adviseGoodEnds: Advice = function* ({ flow: { definition, copy } }) {
  const [[language = '', texts = {}] = []] = copy
  for (const [step, { ending, title = '' }] of language.startsWith('en') ? toSteps(definition) : []) {
    const isDenied = /^we (?:cannot|can’t|could not|couldn’t|have no|are unable)\b/i.test(texts[title] ?? '')
    if (ending !== 'success' || !isDenied) continue
    const message = `step ${step} is a good end, and its title is "${texts[title]}"`
    const loses = [`ending of ${step}`]
    const hint = 'Write "deadEnd"'
    yield { code: 'wrong-value', path: ['steps', step, 'ending'], message, hint, unless: [title], loses }
  }
}

const count = (means: readonly string[], words: readonly string[]) =>
  means.filter((word) => words.includes(word)).length

const toCode = (key: string) => key.slice(key.lastIndexOf('.') + 1)

const toBeginning = (key: string) => key.slice(0, key.indexOf('.'))

const isMistake = ({ path }: CopyUse) => path.at(-2) === 'issue' || path.includes('errorMessage')
const isNews = ({ path }: CopyUse) => path.at(-2) === 'say'

/** Finds mistakes that are told as news, and news told as mistakes. */
export const adviseNews: Advice = function* ({ flow: { definition, source } }) {
  const uses = [...toCopyUses({ flow: definition, source })]
  const beginnings = toGroups(uses, ({ key }) => toBeginning(key))
  for (const [isThis, isOther, words] of [
    [isNews, isMistake, 'is news here, but a mistake elsewhere'],
    [isMistake, isNews, 'is a mistake here, but news elsewhere'],
  ] as const)
    for (const [key, same] of toGroups(uses, (use) => use.key)) {
      const [use, ...more] = same.filter(isThis)
      if (!use || more.length > 0 || !same.some(isOther)) continue
      const like = (beginnings.get(toBeginning(key)) ?? []).filter((one) => one.key !== key)
      if (like.filter(isOther).length < like.filter(isThis).length) continue
      const { file, path } = use
      yield { code: 'wrong-value', ...(file && { file }), path, message: `"${key}" ${words}`, hint: 'Use another text' }
    }
}

/** Finds buttons that run what another button of the step runs, where the same two do different things in another step. */
export const adviseSameButtons: Advice = function* ({ flow: { written, source } }) {
  const toDone = (step: string, event: string) => {
    const [one, ...more] = written.steps[step]?.on[event] ?? []
    return more.length === 0 && one?.when === undefined ? one?.do : undefined
  }
  const all = Object.entries(written.steps).map(([step, { view }]) => {
    return { step, events: view.flatMap((part) => (typeof part === 'object' && 'action' in part ? [part.action] : [])) }
  })
  for (const { step, events } of all)
    for (const event of events) {
      const done = toDone(step, event)
      const twin = events.find((one) => one !== event && toDone(step, one) === done)
      const elsewhere = all.find((one) => one.step !== step && one.events.includes(event))?.step ?? ''
      const meant = toDone(elsewhere, event)
      if (done === undefined || twin === undefined || meant === undefined || meant === done) continue
      if (toDone(elsewhere, twin) !== done) continue
      const message = `step ${step} does ${done} on ${event}, as on ${twin}, and step ${elsewhere} does ${meant}`
      const path = ['steps', step, 'on', event, 0, 'do']
      yield { code: 'wrong-value', file: source.flow, path, message, hint: `Did you mean ${meant}?` }
    }
}

/** Finds dialogs of a step that ask the same as another one of it: one was most likely pasted over. */
export const adviseTwinDialogs: Advice = function* ({ flow: { definition } }) {
  for (const [step, { dialogs = {} }] of Object.entries(definition.steps)) {
    const asked = new Map<string, string>()
    for (const [dialog, one] of Object.entries(dialogs)) {
      const all = JSON.stringify(one)
      const message = `the dialog ${dialog} of step ${step} is the same as ${asked.get(all)}`
      const at = {
        path: ['steps', step, 'dialogs', dialog],
        at: 'key' as const,
        hint: 'Keep one, or give each its words',
      }
      if (asked.has(all)) yield { code: 'wrong-value', message, ...at }
      asked.set(all, dialog)
    }
  }
}
