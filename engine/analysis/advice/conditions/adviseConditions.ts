import { toList, toLostPlace } from '../../../definition/consequences.ts'
import { toClauses, toMeaning } from '../../../definition/predicates.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { listSites } from './adviseArguments.ts'
import type { Advice } from '../Advice.ts'
import { createDecider } from '../createDecider.ts'
import type { Loose } from '../../../definition/Loose.ts'
import type { InstructionDefinition, LinkedFlow } from '../../../definition/index.ts'
import type { Finding } from '../../../definition/FlowContext.ts'
import { listNodes, toJavaScript, type ExpressionNode } from '../../../expressions/index.ts'
import { toForms } from '../../../definition/forms.ts'
import { toStranger } from '../texts/adviseTexts.ts'
import { toAllForms } from '../../../definition/forms.ts'
import { isEnding, toInstructions, toItems, toLists } from '../../../definition/instructions.ts'

/**
 * Finds conditions that always or never hold, whatever the data are or because earlier instructions have ended the list, and
 * conditions that ask the same.
 */
export const adviseConditions: Advice = function* ({ flow }) {
  const { definition } = flow
  const { decide, toIdle } = createDecider(flow)
  const constant = new Set<string>()
  const toRoots = (name: string) => {
    const checked = flow.expressions.check(definition.predicates[name]?.when ?? '', 'boolean', true)
    return checked.ok ? checked.reads.map(toRoot) : []
  }
  const toLimits = (name: string) => {
    const checked = flow.expressions.check(definition.predicates[name]?.when ?? '', 'boolean', true)
    return checked.ok ? checked.reads.filter((read) => toRoot(read) === 'constants') : []
  }
  const isKept = (name: string, instruction: Loose<InstructionDefinition>) => {
    if (instruction.reset) return false
    const roots = toRoots(name)
    return instruction.call === undefined
      ? !toWritten(instruction).some((root) => roots.includes(root))
      : roots.every((root) => root === 'saved' || root === 'constants')
  }
  const names = Object.keys(definition.predicates)
  for (const name of names) if (decide(name) !== undefined) constant.add(name)
  for (const name of names) {
    // If a clause is constant, the finding is about that clause.
    const clauses = toClauses(definition.predicates[name] ?? {})
    if (clauses.some((clause) => constant.has(clause))) continue
    const answer = decide(name)
    const idle = answer === undefined && clauses.length === 0 ? toIdle(name) : undefined
    if (idle)
      yield {
        code: 'constant-condition',
        path: ['predicates', name, 'when'],
        index: idle.offset,
        message: `\`${idle.source}\` in predicate ${name} ${idle.holds ? 'always' : 'never'} holds, whatever the data are`,
        hint: 'Take it out, or ask for what may differ',
        unless: toLimits(name),
      }
    if (answer === undefined) continue
    const limits = toLimits(name)
    yield {
      code: 'constant-condition',
      path: ['predicates', name, 'when'],
      message: `predicate ${name} ${answer} holds, whatever the data are`,
      unless: [...limits, ...[name, ...clauses].map((one) => toLostPlace(flow.source.flow, ['predicates', one]))],
      hint: `Take it out, or ask for what may differ${limits.length > 0 ? `, or look at ${toList(limits)}` : ''}`,
    }
  }
  yield* listTwins(flow, constant)
  const sites = toInstructions(definition)
  for (const site of toLists(definition)) {
    let ended: string[] = []
    const items = toItems(site)
    for (const [index, { instruction, path, owner }] of items.entries()) {
      const { when } = instruction
      const next = items[index + 1]?.instruction
      if (when !== undefined && next && isSameWay(instruction, next)) {
        const isAnyway = next.when === undefined || decide(next.when, [{ predicate: when, holds: true }]) === 'always'
        // If the same condition leads to another step elsewhere, this target is most likely the wrong one.
        const isAstray = (one: typeof next) =>
          one.when !== undefined &&
          sites.some(({ instruction: { when: asked, to } }) => asked === one.when && to !== undefined && to !== one.to)
        const place =
          isAstray(next) && !isAstray(instruction) ? [...(items[index + 1]?.path ?? path), 'to'] : [...path, 'when']
        if (isAnyway)
          yield {
            code: 'constant-condition',
            path: place,
            message: `${owner} ${instruction.to === undefined ? 'opens' : 'goes to'} ${instruction.to ?? instruction.dialog} when ${when} (${toMeaning(definition, when)}), and would ${instruction.to === undefined ? 'do so' : 'go there'} anyway`,
            hint: 'Lead one of the two elsewhere, or take the first one out',
          }
      }
      const answer =
        when === undefined || ended.length === 0 || constant.has(when)
          ? undefined
          : decide(
              when,
              ended.map((predicate) => ({ predicate, holds: false })),
            )
      if (when !== undefined && answer !== undefined) {
        yield {
          code: 'constant-condition',
          path: [...path, 'when'],
          message: `${owner} asks for ${when} (${toMeaning(definition, when)}), which ${answer} holds here, since the list has ended for ${ended.join(', ')}`,
          unless: [toLostPlace(flow.source.flow, path), ...[when, ...ended].map((one) => `sense of ${one}`)],
          hint: answer === 'never' ? 'Take the instruction out, or ask for something else' : 'Take "when" out',
        }
      }
      // What a procedure that is not there does is unknown.
      if (instruction.do !== undefined) ended = []
      else if (isEnding(instruction)) ended.push(...[when ?? []].flat())
      // A write may change what a condition reads; during a call, anything may change.
      else if (isWriting(instruction)) ended = ended.filter((name) => isKept(name, instruction))
    }
  }
}

/** Finds entries of `failures` that never apply, because an earlier one holds whenever their condition does. */
export const adviseFailures: Advice = function* ({ flow }) {
  const { decide } = createDecider(flow)
  const { failures = [] } = flow.definition
  for (const [index, { when }] of failures.entries()) {
    const before = failures.slice(0, index).map((failure) => failure.when)
    const known = before.map((predicate) => ({ predicate, holds: false }))
    if (before.includes(when) || decide(when) !== undefined || decide(when, known) !== 'never') continue
    const isShadow = (predicate: string) => decide(when, [{ predicate, holds: false }]) === 'never'
    const shadow = before.find(isShadow)
    yield {
      code: 'constant-condition',
      path: ['failures', index, 'when'],
      message: `${when} (${toMeaning(flow.definition, when)}) never applies here, since ${shadow ?? 'what comes before it'} holds first`,
      hint: 'Put it first, or ask for something else',
      unless: [when, ...before].map((one) => `sense of ${one}`),
    }
  }
}

/** Finds conditions and calls of functions that name the same thing twice, where two different ones must have been meant. */
export const adviseRepeated: Advice = function* ({ flow: { definition } }) {
  for (const { source, path } of listSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      const parts =
        node.kind === 'call' ? node.args.flatMap((arg) => (arg.kind === 'list' ? arg.items : [arg])) : toJoined(node)
      const names = parts.map(toJavaScript)
      const twice = parts.find((part, index) => part.kind !== 'literal' && names.indexOf(names[index] ?? '') < index)
      if (!twice) continue
      const text = source.slice(twice.offset, twice.offset + twice.length)
      const message =
        node.kind === 'call' ? `${node.name} is given \`${text}\` twice` : `\`${text}\` is asked twice in one condition`
      yield { code: 'constant-condition', path, index: twice.offset, message, hint: 'Name the other one' }
      break
    }
  }
}

/** Lists the parts that one operator joins: `a && b && c`. */
function toJoined(node: ExpressionNode): readonly ExpressionNode[] {
  if (node.kind !== 'binary' || !/^(?:&&|\|\|)$/.test(node.operator)) return []
  const { operator } = node
  const toParts = (part: ExpressionNode): readonly ExpressionNode[] =>
    part.kind === 'binary' && part.operator === operator ? [...toParts(part.left), ...toParts(part.right)] : [part]
  return toParts(node)
}

/** Checks whether two instructions lead to the same step or dialog and differ only in their conditions. */
const isSameWay = (one: Loose<InstructionDefinition>, other: Loose<InstructionDefinition>) =>
  (one.to ?? one.dialog) !== undefined &&
  JSON.stringify({ ...one, when: undefined }) === JSON.stringify({ ...other, when: undefined })

/** Finds boolean slots that always keep their initial value, because the instruction that should change it is missing. */
export const adviseFlags: Advice = function* ({ flow: { definition, schemas } }) {
  const sites = toInstructions(definition)
  const forms = new Set(toAllForms(definition).map(({ form }) => form.data))
  for (const [slot, { schema, initial }] of Object.entries(definition.data)) {
    if (forms.has(slot) || typeof initial !== 'boolean' || schemas.open(schema)?.type !== 'boolean') continue
    const writes = sites.filter(({ instruction: { save, set = {}, fill = {} } }) =>
      [save, ...Object.keys({ ...set, ...fill })].includes(slot),
    )
    if (writes.some(({ instruction: { save, set = {} } }) => save === slot || set[slot] !== String(initial))) continue
    yield {
      code: 'constant-condition',
      path: ['data', slot],
      at: 'key',
      message: `${slot} is ${initial} from the start, and nothing makes it ${!initial}`,
      hint: `Add "set": { "${slot}": ${!initial} } where it should be so`,
      unless: ['an event', 'a way', 'a slot', slot],
    }
  }
}

/** Finds predicates that ask the same thing: one of them was most likely meant to ask something else. */
function* listTwins({ definition, expressions, source }: LinkedFlow, constant: ReadonlySet<string>): Iterable<Finding> {
  const known = new Map<string, string>()
  const toParts = (name: string): readonly string[] => toClauses(definition.predicates[name] ?? {})
  for (const [name, { when }] of Object.entries(definition.predicates)) {
    const checked = expressions.check(when, 'boolean', true)
    if (!checked.ok || constant.has(name)) continue
    const asked = toJavaScript(checked.ast)
    const twin = known.get(asked)
    if (twin === undefined) known.set(asked, name)
    // Predicates combined from twins are twins as well, so only the inner ones are reported.
    else if (toParts(name).join() === toParts(twin).join() || toParts(name).length === 0) {
      const toText = (one: string) => toParts(one).join(' ') || (definition.predicates[one]?.when ?? '')
      const [strange, other] = toStranger(name, twin, toText(name))
      const [part = 'when'] = ['anyOf', 'allOf', 'not'].filter((key) => key in (definition.predicates[strange] ?? {}))
      yield {
        code: 'name-taken',
        path: ['predicates', strange, part],
        message: `predicate ${strange} asks the same as ${other} (${toMeaning(definition, other)})`,
        unless: [strange, other].flatMap((one) => [`sense of ${one}`, toLostPlace(source.flow, ['predicates', one])]),
        hint: 'Ask for something else in one of them, or use one name for both',
      }
    }
  }
}

const toRoot = (place: string) => place.split(/[.[]/)[0] ?? ''

const toWritten = ({ set, fill, forget = [] }: Loose<InstructionDefinition>): readonly string[] =>
  [...Object.keys({ ...set, ...fill }), ...forget.flatMap((place) => place ?? [])].map(toRoot)

const isWriting = ({ call, set, fill, forget, reset }: Loose<InstructionDefinition>) =>
  [call, set, fill, forget, reset].some((part) => part !== undefined)

/** Finds steps whose forms all depend on facts from the host page, such as a phone screen, with nothing to show in the other case. */
export const adviseVariants: Advice = function* ({ flow }) {
  const { definition, expressions } = flow
  const { decide } = createDecider(flow)
  const isFact = (predicate: string) => {
    const checked = expressions.check(definition.predicates[predicate]?.when ?? '', 'boolean', true)
    const reads = checked.ok ? checked.reads : []
    return reads.length > 0 && reads.every((read) => Object.hasOwn(definition.facts ?? {}, toRoot(read)))
  }
  for (const [name, step] of Object.entries(definition.steps)) {
    const asked = toForms(name, step).map(({ form }) => form.when)
    const last = asked.at(-1)
    if (last === undefined || !asked.every((when) => when !== undefined && isFact(when))) continue
    const known = asked
      .slice(0, -1)
      .flatMap((predicate) => (predicate === undefined ? [] : [{ predicate, holds: false }]))
    const isElsewhere = step.view.some(
      (part) => typeof part === 'object' && part.when !== undefined && isFact(part.when),
    )
    if (isElsewhere || decide(last, known) === 'always') continue
    const { path = [] } = toForms(name, step).at(-1) ?? {}
    const message = `step ${name} has a form only where ${asked.map((when = '') => `${when} (${toMeaning(definition, when)})`).join(' or ')}, and nothing in its place elsewhere`
    yield { code: 'missing-form', path: [...path, 'when'], message, hint: 'Add the form without "when" at the end' }
  }
}
