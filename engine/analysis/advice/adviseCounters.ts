import { toAllForms } from '../../definition/forms.ts'
import { toInstructions, toItems, toLists } from '../../definition/instructions.ts'
import { toMeaning } from '../../definition/predicates.ts'
import type { FlowDefinition } from '../../definition/index.ts'
import { toWrittenPath } from '../../definition/toWrittenPath.ts'
import { type ExpressionNode, listNodes, toJavaScript } from '../../expressions/index.ts'
import { parseExpression } from '../../expressions/parseExpression.ts'
import { toPlace } from '../../expressions/toFacts.ts'
import { type Advice, toGroups, toNameWords } from './Advice.ts'
import { toComparison, toNegated } from './terms.ts'

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
    const message = `${slot} begins at ${initial}, and only becomes less`
    yield {
      code: 'wrong-value',
      path: [...less.path, 'set', slot],
      message,
      hint: `Write =${less.to.replace('-', '+')}`,
    }
  }
}

/** Words of events and procedures that take something back. */
const taken =
  /\b(?:back|undo|remov|delet|cancel|less\b|fewer|minus|down|drop|tak(?:e|ing)|return|refund|fail|revok|withdr)/

/** Finds counts that at least three instructions raise, and a single one lowers. */
export const adviseLowered: Advice = function* ({ flow: { definition } }) {
  // An instruction of a procedure counts once.
  const sites = new Map(toInstructions(definition).map((one) => [toWrittenPath(definition, one.path).join('.'), one]))
  for (const slot of Object.keys(definition.data)) {
    const [writes, isRaised] = [[...sites.values()], new RegExp(`\\b${slot} \\+ 1$`)]
    const raised = writes.filter(({ instruction: { set } }) => isRaised.test(set?.[slot] ?? ''))
    const [lowered, ...more] = writes.filter(({ instruction: { set } }) => set?.[slot] === `${slot} - 1`)
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
    const items = [...toItems(site)]
    return items.flatMap((one, index) =>
      one.instruction.call === undefined ? [] : [{ ...one, rest: items.slice(index) }],
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
      const message =
        told === undefined
          ? `${one.owner} calls ${call}, which ${elsewhere?.owner} counts in ${count}, and does not count it`
          : `${one.owner} tells ${call} what is left of ${count}, and does not count it`
      yield {
        code: 'forgotten-data',
        path: [...one.path, 'call'],
        message,
        hint: `Add "set": { "${count}": "=${count} + 1" }`,
        unless: [count],
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
    const isDone = initial === true && written.length > 0 && written.every((value) => value === 'true')
    const message = isDone
      ? `${slot} is true from the start, and all that the steps do with it is make it true`
      : back === undefined
        ? `${slot} does not begin as ${others.map(([other]) => other).join(' and ')} do, which have the same schema`
        : `${slot} begins at ${String(initial)}, and is set back to ${back}`
    if (!isOdd && !isDone && back === undefined) continue
    const meant = isDone ? false : back === undefined ? alike?.[1].initial : Number(back)
    const hint = `Write "initial": ${JSON.stringify(meant)}`
    yield { code: 'wrong-value', path: ['data', slot, 'initial'], message, hint, loses: [slot] }
  }
}

/** Finds counts that only ever get a few written-out numbers, for all of which a condition about them has the same answer. */
export const adviseSettled: Advice = function* ({ flow: { definition } }) {
  const forms = new Set(toAllForms(definition).map(({ form }) => form.data))
  const sites = toInstructions(definition)
  for (const [slot, { initial }] of Object.entries(definition.data)) {
    const saved = sites.some(({ instruction: { save, fill = {} } }) => save === slot || Object.hasOwn(fill, slot))
    const writes = sites.flatMap(({ instruction: { set }, path }) =>
      set?.[slot] === undefined ? [] : [{ path: [...path, 'set', slot], value: Number(set[slot]) }],
    )
    const last = writes.findLast(({ value }) => value !== initial)
    if (typeof initial !== 'number' || forms.has(slot) || saved || !last) continue
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
      yield { code: 'constant-condition', path: last.path, message, hint: `Write =${slot} + 1, if it is to count` }
      break
    }
  }
}

/** Finds inputs of a call that are reckoned from the same values as everywhere else, but with another number or sign. */
export const adviseReckoned: Advice = function* ({ flow: { definition } }) {
  const given = toInstructions(definition).flatMap(({ instruction: { call, with: input = {} }, path, owner }) =>
    Object.entries(input).flatMap(([name, source = '']) => {
      const place = toWrittenPath(definition, [...path, 'with', name])
      return call === undefined
        ? []
        : [{ call, name, source, owner, path: [...path, 'with', name], at: place.join('.') }]
    }),
  )
  // An input of a procedure counts once.
  const sites = [...new Map(given.map((one) => [one.at, one])).values()]
  for (const group of toGroups(sites, ({ name }) => name).values()) {
    const [[one, ...more] = [], [other, ...others] = [], ...rest] = [
      ...toGroups(group, ({ source }) => toOrdered(source)).values(),
    ].toSorted((a, b) => a.length - b.length)
    if (!one || !other || more.length > 0 || others.length === 0 || rest.length > 0) continue
    const isOfCall = [other, ...others].some(({ call }) => call === one.call)
    const [places = '', usual] = [one.source, other.source].map(toReckoned)
    if (places === '' || places !== usual || !isOfCall) continue
    const message = `${one.owner} gives ${one.call} \`${one.source}\` for ${one.name}, and ${others.length + 1} other places give \`${other.source}\``
    yield { code: 'wrong-value', path: one.path, message, hint: `Write ${other.source}, as there` }
  }
}

/** Returns an expression with what it adds and subtracts in one order, since `1 + a` is `a + 1`. */
function toOrdered(source: string): string {
  const parsed = parseExpression(source)
  const toParts = (node: ExpressionNode, sign: '+' | '-'): readonly string[] => {
    if (node.kind !== 'binary' || !/^[+-]$/.test(node.operator)) return [`${sign}${toJavaScript(node)}`]
    const turned = sign === '+' ? '-' : '+'
    return [...toParts(node.left, sign), ...toParts(node.right, node.operator === '+' ? sign : turned)]
  }
  return parsed.ok ? toParts(parsed.ast, '+').toSorted().join(' ') : source
}

/** Returns what an expression is reckoned from, without numbers and signs; undefined if it does not reckon with several things. */
function toReckoned(source: string): string | undefined {
  const parsed = parseExpression(source)
  const nodes = parsed.ok ? [...listNodes(parsed.ast)] : []
  const isReckoned = nodes.some((node) => node.kind === 'binary' && /^[-+*/]$/.test(node.operator))
  const isPlain = nodes.every((node) => /^(?:binary|literal|variable|select)$/.test(node.kind))
  const names = nodes.flatMap((node) =>
    node.kind === 'variable' ? node.name : node.kind === 'select' ? node.field.name : [],
  )
  return isReckoned && isPlain && names.length > 1 ? names.toSorted().join() : undefined
}
