import { toAllForms } from '../../../definition/forms.ts'
import { isEnding, toInstructions, toItems, toLists } from '../../../definition/instructions.ts'
import type { FlowDefinition } from '../../../definition/index.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { listNodes } from '../../../expressions/index.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { toPlace } from '../../../expressions/toFacts.ts'
import { type Advice, isAlike, toGroups, toNameWords } from '../Advice.ts'
import { toComparison, toNegated } from '../terms.ts'

/** Finds counts that begin at nothing and only become less. */
export const adviseCounters: Advice = function* ({ flow: { definition } }) {
  const sites = toInstructions(definition)
  for (const [slot, { initial }] of Object.entries(definition.data)) {
    if (typeof initial !== 'number' || initial > 0) continue
    const writes = sites.flatMap(({ instruction: { set }, path }) =>
      set?.[slot] === undefined ? [] : [{ path, to: set[slot] }],
    )
    const less = writes.find(({ to }) => to.startsWith(`${slot} - `))
    if (!less || writes.some(({ to }) => !to.startsWith(`${slot} - `) && Number(to) !== initial)) continue
    const message = `${slot} begins at ${initial}, and only decreases`
    yield {
      code: 'wrong-value',
      path: [...less.path, 'set', slot],
      message,
      hint: `Write =${less.to.replace('-', '+')}`,
    }
  }
}

/** Finds positions in a list from data that are written out, and need not be there: the second of what may be one. */
export const advisePositions: Advice = function* ({ flow: { definition } }) {
  for (const { owner, instruction, path } of toInstructions(definition))
    for (const [target, value = ''] of Object.entries(instruction.set ?? {})) {
      const [slot, field = ''] = target.split('.')
      const form = toAllForms(definition).find(
        ({ form: { data, fields } }) => data === slot && fields?.[field]?.options,
      )
      const options = form?.form.fields?.[field]?.options
      // Without a value of their own, options are chosen by their positions.
      if (!options || options.value !== undefined || !/^'[1-9]\d*'$/.test(value)) continue
      const message = `${owner} chooses entry ${value} of ${options.from}, which need not be there`
      yield { code: 'wrong-value', path: [...path, 'set', target], message, hint: "Write ='0' for the first entry" }
    }
}

/** Words of events and procedures that take something back. */
const taken =
  /\b(?:back|undo|remov|delet|cancel|less\b|fewer|minus|down|drop|tak(?:e|ing)|return|refund|fail|revok|withdr)/

/** Finds counts that at least three instructions raise, and a single one lowers. */
export const adviseLowered: Advice = function* ({ flow: { definition } }) {
  // An instruction of a procedure counts once.
  const sites = new Map(toInstructions(definition).map((one) => [toWrittenPath(definition, one.path).join('.'), one]))
  const writes = [...sites.values()].flatMap((one) =>
    Object.entries(one.instruction.set ?? {}).map(([slot, value = '']) => ({ ...one, slot, value })),
  )
  for (const [slot, own] of toGroups(writes, (one) => one.slot)) {
    const isRaised = new RegExp(`\\b${slot} \\+ 1$`)
    const raised = own.filter(({ value }) => isRaised.test(value))
    const [lowered, ...more] = own.filter(({ value }) => value === `${slot} - 1`)
    if (!lowered || more.length > 0 || raised.length < 3) continue
    const { owner, event = '', isRoute, instruction, path } = lowered
    const means = definition.procedures?.[owner.replace('procedure ', '')]?.means ?? ''
    const isTaken = taken.test(`${toNameWords(`${owner} ${event}`).join(' ')} ${means}`)
    if (isRoute || isTaken || instruction.when !== undefined) continue
    const message = `${owner} counts ${slot} down, and ${raised.length} other places count it up`
    yield { code: 'wrong-value', path: [...path, 'set', slot], message, hint: `Write =${slot} + 1` }
  }
}

/** Finds calls that are told how much is left of a count, or are counted elsewhere, and are not counted. */
export const adviseUncounted: Advice = function* ({ flow: { definition } }) {
  const counts = listCounts(definition)
  const calls = toLists(definition).flatMap((site) => {
    const items = toItems(site)
    return items.flatMap((one, index) =>
      one.instruction.call === undefined ? [] : [{ ...one, before: items.slice(0, index), rest: items.slice(index) }],
    )
  })
  const byCall = toGroups(calls, ({ instruction: { call = '' } }) => call)
  for (const count of counts) {
    const isCounted = ({ rest }: (typeof calls)[number]) =>
      rest.some(({ instruction: { set = {}, reset } }) => reset || Object.hasOwn(set, count))
    for (const one of calls) {
      const { call = '', with: input = {} } = one.instruction
      if (isCounted(one)) continue
      const told = Object.keys(input).find((name) => new RegExp(`- ${count}\\b`).test(input[name] ?? ''))
      const elsewhere = byCall.get(call)?.find(({ instruction: { set } }) => set?.[count] === `${count} + 1`)
      if (told === undefined && elsewhere === undefined) continue
      const unless = [count, `calls of ${call}`]
      const early = one.before.find(({ instruction: { set } }) => set?.[count] === `${count} + 1`)
      if (early) {
        const message = `${early.owner} counts ${count} before it calls ${call}, so that a call that is refused counts, too`
        const hint = `Count it after ${call}`
        yield { code: 'wrong-value', path: [...early.path, 'set', count], message, hint, unless }
        continue
      }
      const message =
        told === undefined
          ? `${one.owner} calls ${call}, which ${elsewhere?.owner} counts in ${count}, and does not count it`
          : `${one.owner} tells ${call} what is left of ${count}, and does not count it`
      yield {
        code: 'forgotten-data',
        path: [...one.path, 'call'],
        message,
        hint: `Add "set": { "${count}": "=${count} + 1" }`,
        unless,
      }
    }
  }
}

/** Lists the slots that count up somewhere. */
const listCounts = (definition: FlowDefinition): ReadonlySet<string> =>
  new Set(
    toInstructions(definition).flatMap(({ instruction: { set = {} } }) =>
      Object.entries(set).flatMap(([slot, value]) => (value === `${slot} + 1` ? [slot] : [])),
    ),
  )

/**
 * Finds slots that begin otherwise than they should: a flag that already is what the steps make it, a count that is set back to
 * another number, and one of several slots of a schema whose others begin alike.
 */
export const adviseBeginnings: Advice = function* ({ flow: { definition } }) {
  const counts = listCounts(definition)
  const sites = toInstructions(definition).filter(({ step }) => step !== undefined)
  const writes = sites.flatMap(({ instruction: { set = {} } }) => Object.entries(set))
  const bySlot = toGroups(writes, ([target]) => target.split('.')[0] ?? '')
  const bySchema = toGroups(Object.entries(definition.data), ([, { schema }]) => JSON.stringify(schema))
  for (const [slot, { schema, initial }] of Object.entries(definition.data)) {
    const own = bySlot.get(slot) ?? []
    const written = own.flatMap(([target, value]) => (target === slot ? (value ?? []) : []))
    const others = (bySchema.get(JSON.stringify(schema)) ?? []).filter(([other]) => other !== slot)
    const [alike] = others
    // Slots of a schema that are used otherwise may begin otherwise.
    const isWrittenAlike = bySlot
      .get(alike?.[0] ?? '')
      ?.some(([, value]) => value !== 'null' && own.some(([target, one]) => target !== slot && one === value))
    const isOdd =
      typeof schema === 'string' &&
      initial !== null &&
      others.length > 1 &&
      isWrittenAlike === true &&
      new Set(others.map(([, one]) => JSON.stringify(one.initial))).size === 1 &&
      JSON.stringify(alike?.[1].initial) !== JSON.stringify(initial)
    const back = counts.has(slot)
      ? written.find((value) => /^\d+$/.test(value) && Number(value) !== initial)
      : undefined
    const isRaised = written.length > 0 && written.every((value) => value === 'true')
    const isDone = initial === true && (isRaised || isPast(slot, Object.entries(definition.data)))
    const message = isDone
      ? `${slot} is true from the start, ${isRaised ? 'and all that the steps do with it is make it true' : 'although it says that something has been done'}`
      : back === undefined
        ? `${slot} does not begin as ${others.map(([other]) => other).join(' and ')} do, which have the same schema`
        : `${slot} begins at ${String(initial)}, and is reset to ${back}`
    if (!isOdd && !isDone && back === undefined) continue
    const meant = isDone ? false : back === undefined ? alike?.[1].initial : Number(back)
    const hint = `Write "initial": ${JSON.stringify(meant)}`
    yield {
      code: 'wrong-value',
      path: ['data', slot, 'initial'],
      message,
      hint,
      loses: [slot],
      unless: [`shape of ${slot}`],
    }
  }
}

/** Checks whether a flag says that something has been done (`offersRenewed`), in a flow whose other flags all begin as false. */
function isPast(slot: string, slots: readonly (readonly [string, { readonly initial?: unknown }])[]): boolean {
  const flags = slots.filter(([name, { initial }]) => name !== slot && typeof initial === 'boolean')
  // What is wanted or shown may be so from the start.
  const isDeed = /(?<!want|need|allow|enabl|requir|collaps|expand|includ|select|check|interest)ed$/i.test(slot)
  return isDeed && flags.length > 3 && flags.every(([, one]) => one.initial === false)
}

/** Finds counts that only ever get a few written-out numbers, for all of which a condition about them has the same answer. */
export const adviseSettled: Advice = function* ({ flow: { definition } }) {
  const forms = new Set(toAllForms(definition).map(({ form }) => form.data))
  const sites = toInstructions(definition)
  for (const [slot, { initial }] of Object.entries(definition.data)) {
    if (typeof initial !== 'number' || forms.has(slot)) continue
    const saved = sites.some(({ instruction: { save, fill = {} } }) => save === slot || Object.hasOwn(fill, slot))
    const writes = sites.flatMap(({ instruction: { set }, path }) =>
      set?.[slot] === undefined ? [] : [{ path: [...path, 'set', slot], value: Number(set[slot]) }],
    )
    const last = writes.findLast(({ value }) => value !== initial)
    if (saved || !last) continue
    const values = [...new Set([initial, ...writes.map(({ value }) => value)])]
    for (const [name, { when }] of Object.entries(definition.predicates)) {
      const parsed = parseExpression(when)
      const asked = [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node) => {
        const negated = toNegated(node)
        const found = toComparison(negated ?? node, definition.constants)
        if (!found || toPlace(found.term) !== slot || typeof found.value !== 'number') return []
        return [{ node, answers: new Set(values.map((value) => found.test(value) !== (negated !== undefined))) }]
      })
      const idle = asked.find(({ answers }) => answers.size === 1)
      if (!idle || values.some((value) => Number.isNaN(value))) continue
      const { offset, length } = idle.node
      const told = `\`${when.slice(offset, offset + length)}\` ${idle.answers.has(true) ? 'always' : 'never'} holds`
      const message = `${slot} is only ever ${values.join(' or ')}, so that ${told} in ${name} (${toMeaning(definition, name)})`
      yield { code: 'constant-condition', path: last.path, message, hint: `Write =${slot} + 1, if it should count` }
      break
    }
  }
}

/** Finds counts since something happened last, which is what their description says, that no step resets. */
export const adviseEndlessCounts: Advice = function* ({ flow: { definition } }) {
  const sites = toInstructions(definition).filter(({ step }) => step !== undefined)
  for (const slot of listCounts(definition)) {
    const { schema, initial } = definition.data[slot] ?? {}
    const { description }: { readonly description?: unknown } = Object(schema)
    const [since] = /\bsince .*\blast\b/.exec(String(description)) ?? []
    const isAnew = ({ instruction: { set = {}, forget = [] } }: (typeof sites)[number]) =>
      forget.includes(slot) || (set[slot] !== undefined && set[slot] !== `${slot} + 1` && !set[slot].includes(slot))
    if (since === undefined || sites.some(isAnew)) continue
    const message = `${slot} counts ${since}, as its description says, but no step resets it when that happens`
    const hint = `Add "set": { "${slot}": ${String(initial)} } there`
    yield { code: 'forgotten-data', path: ['data', slot], at: 'key', message, hint, unless: [slot] }
  }
}

/** Finds events that are tracked as done before the call that does them, which may be refused: Contact Created and createContact. */
export const adviseEarlyTracks: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [at, { instruction, path, owner }] of items.entries()) {
      const { track = '' } = instruction
      const done = toNameWords(track).filter((word) => word.endsWith('ed'))
      // The call of the instruction itself is over by then.
      const act = items.slice(at + 1).find(({ instruction: { call = '', on = {} } }) => {
        const [does = ''] = toNameWords(call)
        const isRefused = Object.values(on).some((route) => route?.some((one) => one && isEnding(one)))
        return isRefused && done.some((word) => word !== does && isAlike(word, does))
      })
      if (!act) continue
      const message = `${owner} tracks ${track} before it calls ${act.instruction.call}, which may be refused`
      const hint = `Track it after ${act.instruction.call}`
      yield { code: 'wrong-value', path: [...path, 'track'], message, hint, unless: [track] }
    }
  }
}
