import { toInstructions, toSteps } from '../../definition/instructions.ts'
import { toAllForms } from '../../definition/forms.ts'
import { toMeaning } from '../../definition/predicates.ts'
import type { FlowDefinition } from '../../definition/index.ts'
import type { Advice } from './Advice.ts'

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
