import { toAllForms, toFormList } from '../../../definition/forms.ts'
import type { FormDefinition, LinkedFlow } from '../../../definition/index.ts'
import {
  type InstructionSite,
  isEnding,
  toInstructions,
  toOwnInstructions,
  toItems,
  toLists,
  toSteps,
} from '../../../definition/instructions.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { type Advice, toGroups, toNameWords } from '../Advice.ts'
import { toEvent } from '../ways/adviseEvents.ts'
import { isSame, listRoots } from '../terms.ts'

type Definition = LinkedFlow['definition']

/** Lists what is run when one variant of a form is submitted, up to the instruction that ends the event for sure. */
function toSubmitted(definition: Definition, step: string, shown: FormDefinition): readonly InstructionSite[] {
  const before = toFormList(definition.steps[step]?.form ?? []).map(({ when }) => when)
  const others = before.slice(0, before.indexOf(shown.when))
  const list = toEvent(definition, step, 'submit').filter(
    ({ instruction: { when } }) => when === undefined || !others.includes(when),
  )
  const isLast = ({ instruction }: InstructionSite) =>
    isEnding(instruction) && (instruction.when === undefined || instruction.when === shown.when)
  const end = list.findIndex(isLast)
  return end === -1 ? list : list.slice(0, end + 1)
}

/** Checks whether an instruction reads, writes or sends a slot, or asks for it. */
function concerns(definition: Definition, slot: string, { instruction }: InstructionSite): boolean {
  const { when = '', call = '' } = instruction
  const texts = [JSON.stringify(instruction), definition.predicates[when]?.when ?? '']
  const input = JSON.stringify(definition.actions[call]?.input ?? {})
  return texts.some((text) => new RegExp(String.raw`\b${slot}\b`).test(text)) || input.includes(`"${slot}"`)
}

/** Finds forms whose answers one step takes without the procedure that handles them where another step has the same form. */
export const adviseSameForms: Advice = function* ({ flow: { definition } }) {
  const forms = toSteps(definition).flatMap(([step]) =>
    toFormList(definition.steps[step]?.form ?? []).map((form) => ({
      step,
      form,
      list: toSubmitted(definition, step, form),
    })),
  )
  const toKind = ({ form: { schema, data } }: (typeof forms)[number]) => JSON.stringify([schema, data])
  const byKind = toGroups(forms, toKind)
  const found = new Set<string>()
  for (const asked of forms)
    for (const other of byKind.get(toKind(asked)) ?? []) {
      const { step, form, list } = asked
      const last = list.at(-1)
      if (other.step === step || !last) continue
      // A step in between may have taken the procedure over.
      const followed = toOwnInstructions(definition, last.instruction.to)
      const isLost = (site: InstructionSite) =>
        site.owner.startsWith('procedure ') &&
        concerns(definition, form.data, site) &&
        ![...list, ...followed].some((own) => own.owner === site.owner || isSame(own.instruction, site.instruction))
      const { owner = '' } = other.list.find(isLost) ?? {}
      const name = owner.replace('procedure ', '')
      const own = toOwnInstructions(definition, step)
      const isElsewhere = own.some((one) => one.owner === owner && one.event !== 'submit')
      if (name === '' || found.has(`${step} ${name}`) || isElsewhere) continue
      found.add(`${step} ${name}`)
      const means = definition.procedures?.[name]?.means
      const message = `step ${step} takes the answers of ${form.schema} without ${owner} (${means}), which step ${other.step} runs for the same form`
      const isBehind = toEvent(definition, step, 'submit').some((one) => one.owner === owner)
      const hint = `${isBehind ? 'Put' : 'Add'} { "do": "${name}" } before this`
      const loses = [`ways from ${step}`]
      // What another procedure does is in order where that is right.
      const isOther = last.owner.startsWith('procedure ')
      const path = isOther ? ['steps', step, 'on', 'submit'] : last.path
      yield { code: 'forgotten-data', path, message, hint, loses, unless: [name, step, `form of ${step}`] }
    }
}

/** Lists the instructions of a flow as they are written, each once. */
function toWrittenSites(definition: Definition): readonly InstructionSite[] {
  const sites = toInstructions(definition).map(
    (site) => [toWrittenPath(definition, site.path).join('.'), site] as const,
  )
  return [...new Map(sites).values()]
}

/** Finds calls that are made as elsewhere, but do not keep beside the answer what they have been given, as is done there. */
export const adviseUnkeptInputs: Advice = function* ({ flow: { definition } }) {
  const sites = toWrittenSites(definition).filter(({ instruction: { call, with: given, set } }) => call && given && set)
  for (const { instruction, path, owner } of sites)
    for (const other of sites) {
      const { call, with: given = {}, set = {} } = instruction
      const { call: called, with: input = {}, set: kept = {} } = other.instruction
      const lost = Object.keys(kept).filter((target) => set[target] === undefined)
      const [target = ''] = lost
      const isLess = lost.length === 1 && Object.keys(set).every((one) => set[one] === kept[one])
      if (called !== call || !isSame(given, input) || !isLess || !Object.values(given).includes(kept[target] ?? ''))
        continue
      const message = `${owner} calls ${call} with ${kept[target]}, and does not keep it in ${target}, as ${other.owner} does`
      const hint = `Add "${target}": "=${kept[target]}"`
      yield { code: 'forgotten-data', path: [...path, 'set'], at: 'key', message, hint, unless: [target, call ?? ''] }
    }
}

/** Finds values that are made by another function than in the only other place that sets the same together, at once or one after the other. */
export const adviseOtherFunctions: Advice = function* ({ flow: { definition } }) {
  const all = toInstructions(definition)
  const next = new Map(all.map(({ path }, index) => [path, JSON.stringify(all[index + 1]?.instruction.set)]))
  const sites = toWrittenSites(definition).filter(({ path, instruction: { set } }) => set && next.has(path))
  const uses = toGroups(
    toWrittenSites(definition).flatMap(({ instruction: { set = {} } }) => Object.values(set)),
    (value = '') => toFunction(value),
  )
  for (const { instruction, path, owner } of sites)
    for (const other of sites) {
      const [set, own] = [instruction.set ?? {}, other.instruction.set ?? {}]
      const targets = Object.keys(set)
      // Under different conditions, different things are to happen.
      const isAlike = instruction.when === other.instruction.when && isSame(targets, Object.keys(own))
      if (other.path === path || !isAlike) continue
      if (targets.length === 1 && (!next.get(path) || next.get(path) !== next.get(other.path))) continue
      const unlike = targets.filter((target) => set[target] !== own[target])
      const [target = ''] = unlike
      const [made, meant] = [toFunction(set[target]), toFunction(own[target])]
      const isList = [set, own].every((one) => one[target]?.startsWith(`${toFunction(one[target])}(${target},`))
      // The function of this place alone is made for it; one that is used all over is not.
      const isGeneral = (uses.get(made)?.length ?? 0) > 1 && uses.get(meant)?.length === 1
      if (unlike.length !== 1 || made === meant || !isList || !isGeneral) continue
      const message = `${owner} sets ${target} by ${made}(), and ${other.owner}, which sets the same beside it, by ${meant}()`
      const hint = `Did you mean ${meant}(${target}, …)?`
      yield { code: 'wrong-value', path: [...path, 'set', target], message, hint, unless: [made, meant] }
    }
}

const toFunction = (source = ''): string => /^(\w+)\(/.exec(source)?.[1] ?? ''
const toValues = ({ instruction: { fill = {} } }: InstructionSite) => Object.values(fill)

/** Finds fields that are not filled in from what has been found, although all other places that fill in the one beside it do so. */
export const adviseHalfFilled: Advice = function* ({ flow: { definition } }) {
  const sites = toWrittenSites(definition).filter(({ instruction: { fill } }) => fill)
  for (const site of sites) {
    const values = toValues(site)
    const others = sites.filter((one) => one !== site && values.every((value) => toValues(one).includes(value)))
    const lost = others[0] && toValues(others[0]).find((value) => !values.includes(value))
    if (lost === undefined || others.length < 2 || !others.every((one) => toValues(one).includes(lost))) continue
    const message = `${site.owner} fills in ${values.join(', ')}, and not ${lost}, which all other places fill in as well`
    const it = { path: [...site.path, 'fill'], hint: `Fill in ${lost}, too`, unless: [lost, 'a fill'] }
    yield { code: 'forgotten-data', at: 'key', message, ...it }
  }
}

/** Finds slots of which an instruction keeps less than another place takes over from it by the same function. */
export const adviseNarrowed: Advice = function* ({ flow: { definition } }) {
  const uses = toWrittenSites(definition).flatMap((site) =>
    Object.entries(site.instruction.set ?? {}).flatMap(([target, source = '']) => {
      const [, made = '', slot = '', names = ''] = /^(\w+)\((\w+), \[([^[\]]*)\]\)$/.exec(source) ?? []
      return made === '' ? [] : [{ site, target, made, slot, names: names.split(/, */) }]
    }),
  )
  for (const { site, target, made, slot, names } of uses)
    for (const other of uses) {
      const isLess = other.made === made && other.slot === slot && target === slot && other.target !== slot
      const lost = other.names.filter((name) => !names.includes(name))
      if (!isLess || lost.length !== 1 || !names.every((name) => other.names.includes(name))) continue
      const message = `${site.owner} keeps only ${names.join(', ')} of ${slot}, and ${other.site.owner} takes ${lost[0]} over from it as well`
      const path = [...site.path, 'set', target]
      yield { code: 'forgotten-data', path, message, hint: `Add ${lost[0]} to the list`, unless: [slot] }
    }
}

/** Lists the slots that an instruction sets to nothing, or to a part of themselves. */
const toEmptied = ({ instruction: { set = {} } }: InstructionSite) =>
  Object.keys(set).filter((slot) =>
    new RegExp(String.raw`^(?:null|\{\}|(?:.+ [?:] )?\w+\(${slot}, \[.*\]\)(?: : ${slot})?)$`).test(set[slot] ?? ''),
  )

const isEmptied = (site: InstructionSite, slot: string) =>
  site.instruction.forget?.includes(slot) || toEmptied(site).includes(slot)

/** Finds answers of which only a part is kept, or none, and not what was looked up for them, which all other places forget as well. */
export const adviseKeptLookups: Advice = function* ({ flow: { definition } }) {
  const sites = toWrittenSites(definition)
  const asked = new Set(toAllForms(definition).flatMap(({ form }) => form.data ?? []))
  const saved = new Set(sites.flatMap(({ instruction: { call, save } }) => (call && save ? [save] : [])))
  for (const site of sites)
    for (const slot of toEmptied(site).filter((one) => asked.has(one))) {
      const others = sites.filter((one) => one !== site && isEmptied(one, slot))
      const lost = [...saved].find((one) => !isEmptied(site, one) && others.every((other) => isEmptied(other, one)))
      if (others.length < 2 || lost === undefined) continue
      const message = `${site.owner} empties ${slot} and keeps ${lost}, which all other places forget with it`
      const path = [...site.path, 'set', slot]
      yield { code: 'forgotten-data', path, at: 'key', message, hint: `Forget ${lost}, too`, unless: [lost] }
    }
}

/** Words of a condition which say that something is there, and those which say that it is not. */
const told = [
  /^(?:complete|completed|enough|known|filled|full|ready)$/,
  /^(?:incomplete|missing|unknown|un|not|no|empty|lacks)$/,
]

/** Finds ways that ask for more where a condition says that all is there, and for less otherwise, into the same slot. */
export const adviseAskedAnew: Advice = function* ({ flow: { definition, schemas } }) {
  const toAsked = (step: string | undefined) => {
    const [form, ...more] = toFormList(definition.steps[step ?? '']?.form ?? [])
    const names = form && more.length === 0 ? Object.keys(schemas.open(form.schema)?.properties ?? {}) : []
    return { data: form?.data, names }
  }
  for (const site of toLists(definition)) {
    const list = toItems(site)
    const toShown = ({ to, stay }: InstructionSite['instruction']) =>
      to ?? (stay && site.event === 'enter' ? site.step : undefined)
    for (const [index, { instruction, path, owner }] of list.entries()) {
      const { when = '' } = instruction
      const next = list[index + 1]?.instruction
      const [to, otherwise] = [toShown(instruction), next && next.when === undefined ? toShown(next) : undefined]
      const [here, there] = [to, otherwise].map(toAsked)
      const words = toNameWords(when)
      const [isThere, isLacking] = told.map((one) => words.some((word) => one.test(word)))
      const isMore = (one = here, other = there) =>
        one && other && other.names.length > 0 && other.names.every((name) => one.names.includes(name))
      if (to === undefined || here?.data === undefined || here.data !== there?.data) continue
      if (here.names.length === there.names.length || !listRoots(definition.predicates[when]?.when).includes(here.data))
        continue
      if (!(isLacking ? isMore(there, here) : isThere && isMore(here, there))) continue
      const [less, more] = isLacking ? ['less', 'more'] : ['more', 'less']
      const message = `${owner} leads to ${to}, which asks for ${less} of ${here.data}, when ${when} (${toMeaning(definition, when)}), and otherwise to ${otherwise}, which asks for ${more}`
      yield { code: 'contrary-meaning', path, message, hint: 'Exchange the two steps', unless: [when] }
    }
  }
}

/** Finds two steps that have the same title in one language, and different ones in another. */
export const adviseSameTitles: Advice = function* ({ flow: { definition, source, copy } }) {
  const titles = [...new Set(Object.values(definition.steps).map(({ title }) => title))]
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    for (const [index, key] of titles.entries()) {
      const same = titles.slice(0, index).find((one) => texts[key] !== undefined && texts[one] === texts[key])
      const other = [...copy].find(([, one]) => one[key] !== one[same ?? key])?.[0]
      if (!file || same === undefined || other === undefined) continue
      const message = `"${key}" of ${language} is the title of another step, "${same}", as well, and not in ${other}`
      const unless = [`text ${key}`, `text ${same}`]
      yield { code: 'name-taken', file, path: [key], message, hint: 'Write words of its own', unless }
    }
  }
}
