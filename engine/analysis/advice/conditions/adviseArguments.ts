import type { JSONPath } from 'jsonc-parser'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import { type ExpressionSite, toExpressionSites } from '../../../definition/expressionSites.ts'
import type { FlowDefinition, LinkedFlow } from '../../../definition/index.ts'
import { toExpression, toInstructions } from '../../../definition/instructions.ts'
import { type ExpressionNode, listNodes, toParameters } from '../../../expressions/index.ts'
import { toFields, toNonNull } from '../../../expressions/ExpressionType.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { toFieldNames } from '../../../definition/schemaFields.ts'
import type { SourceFile } from '../../../definition/SourceFile.ts'
import { type Advice, isAmong, toGroups, toNameWords, toShared } from '../Advice.ts'

/** Finds flags that are passed negated under their own name. */
export const adviseTurned: Advice = function* ({ flow: { definition } }) {
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const [target, source = ''] of Object.entries(instruction.with ?? {})) {
      if (/^!\s*(?:\w+\.)+(\w+)$/.exec(source)?.[1] !== target) continue
      const message = `${owner} gives ${source} for ${target}, which is its opposite`
      yield { code: 'contrary-meaning', path: [...path, 'with', target], message, hint: 'Take the ! out' }
    }
}

/** Finds values passed under another name of the same object, which has both: the state for the city. */
export const adviseCrossed: Advice = function* ({ flow }) {
  const { definition, expressions } = flow
  const files: ReadonlyMap<unknown, SourceFile> = flow.source.schemas
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const [place, given = {}] of [
      [['set'], instruction.set],
      [['fill'], instruction.fill],
      [['with'], instruction.with],
      [['say', 'params'], instruction.say?.params],
      [['issue', 'params'], instruction.issue?.params],
    ] as const) {
      const names = Object.keys(given).map(toLast)
      for (const [target, source = ''] of Object.entries(given)) {
        const [, asks = '', from = '', name = ''] = /^(has\()?(\w+(?:\.\w+)*)\.(\w+)\)?$/.exec(source) ?? []
        const own = toLast(target)
        if (name === '' || name === own || !expressions.check(`${from}.${own}`).ok) continue
        const isBeside = names.includes(name)
        // A work phone may be given for the phone.
        if (!isBeside && toNameWords(own).every((word) => isAmong(word, toNameWords(name)))) continue
        const message = `${owner} gives ${source} for ${own}, and ${isBeside ? `${name} is beside it` : `${from} has ${own}, too`}`
        const schema = files.get(definition.data[from.split('.')[0] ?? '']?.schema)
        const others = Object.keys(given).map((one) => toLostPlace(flow.source.flow, [...path, ...place, one]))
        const hint = `Did you mean ${asks}${from}.${own}${asks && ')'}?`
        const unless = [...others, toLostPlace(schema, []), from]
        yield { code: 'wrong-value', path: [...path, ...place, target], message, hint, unless }
        break
      }
    }
}

const toLast = (place: string) => place.slice(place.lastIndexOf('.') + 1)

/** Finds fields that are compared with one of another name, although their object has one of that name, too: a type with an id. */
export const adviseCompared: Advice = function* ({ flow: { definition, expressions } }) {
  for (const { source, path, inFailure } of toExpressionSites(definition)) {
    const parsed = parseExpression(source)
    const toText = ({ offset, length }: ExpressionNode) => source.slice(offset, offset + length)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      if (node.kind !== 'binary' || !/^[!=]=$/.test(node.operator)) continue
      const { left, right } = node
      // A number of an order may be compared with the number of something else.
      if (left.kind !== 'select' || right.kind !== 'select' || toShared(left.field.name, right.field.name) > 0) continue
      const [found, ...more] = [[left, right] as const, [right, left] as const].filter(([one, other]) => {
        const checked = expressions.check(toText(one.object), undefined, inFailure)
        return checked.ok && Object.hasOwn(toFields(toNonNull(checked.type)) ?? {}, other.field.name)
      })
      if (!found || more.length > 0) continue
      const [one, other] = found
      const [owner, name] = [toText(one.object), other.field.name]
      const message = `\`${toText(one)}\` is compared with \`${toText(other)}\`, and ${owner} has ${name}, too`
      const hint = `Did you mean ${owner}.${name}?`
      yield { code: 'wrong-value', path, index: one.offset, message, hint }
    }
  }
}

/** Finds values that are set to themselves. */
export const adviseUnchanged: Advice = function* ({ flow: { definition } }) {
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const [target, source] of Object.entries(instruction.set ?? {})) {
      if (source !== target) continue
      const message = `${owner} sets ${target} to itself, which changes nothing`
      yield {
        code: 'wrong-value',
        path: [...path, 'set', target],
        message,
        hint: 'Say what it becomes, or take it out',
      }
    }
}

/** Finds events that are given whole where the same instruction gives a part of them: `event` beside `event.index`. */
export const adviseWholeEvents: Advice = function* ({ flow: { definition } }) {
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const kind of ['set', 'with'] as const) {
      const given = Object.entries(instruction[kind] ?? {})
      const [part] = given.flatMap(([, source = '']) => /\bevent\.(\w+)/.exec(source)?.[1] ?? [])
      const [whole] = given.find(([, source]) => source === 'event') ?? []
      if (part === undefined || whole === undefined) continue
      const message = `${owner} passes the whole event for ${whole}, and also takes ${part} of it`
      yield { code: 'wrong-value', path: [...path, kind, whole], message, hint: `Did you mean event.${part}?` }
    }
}

/** Finds two inputs of a call, or two arguments of a function with named parameters, each of which is named as the other's place is. */
export const adviseOrder: Advice = function* ({ flow: { definition, expressions } }) {
  const toType = (source: string) => {
    const checked = expressions.check(source)
    return JSON.stringify(checked.ok ? checked.type : 'any')
  }
  const hint = 'Exchange them'
  for (const { instruction, path, owner } of toInstructions(definition)) {
    const inputs = Object.entries(instruction.with ?? {}).flatMap(([place, source = '']) =>
      /^(?:\w+\.)+\w+$/.test(source) ? [{ place, source, name: toLast(source), type: toType(source) }] : [],
    )
    const [one, other] = findExchanged(inputs)
    if (!one || !other) continue
    const message = `${owner} gives ${one.source} for ${one.place}, and ${other.source} for ${other.place}`
    yield { code: 'wrong-value', path: [...path, 'with', one.place], message, hint, loses: [one.name, other.name] }
  }
  for (const { source, path } of listSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      if (node.kind !== 'call') continue
      const places = toParameters(definition.functions?.[node.name] ?? '')
      const [one, other] = findExchanged(
        node.args.flatMap((arg, index) => {
          const { name: place = '', type = '' } = places[index] ?? {}
          const name = toArgumentName(arg)
          const written = source.slice(arg.offset, arg.offset + arg.length)
          return place === '' || name === undefined ? [] : [{ place, source: written, name, type }]
        }),
      )
      if (!one || !other) continue
      const message = `${node.name} takes ${one.place} and ${other.place}, and is given \`${one.source}\` and \`${other.source}\``
      yield { code: 'wrong-value', path, index: node.offset, message, hint, loses: [`order of ${node.name}`] }
      break
    }
  }
}

/** Values that an expression gives to a function, or chooses from by a condition, and its place. */
interface Choice {
  readonly name: string
  readonly given: readonly string[]
  readonly path: JSONPath
  readonly index: number
}

/** Finds values that a function is given in another order than elsewhere: only one order can be meant. */
export const advisePermuted: Advice = function* ({ flow }) {
  const groups = toGroups(listChoices(flow), ({ name }) => name)
  const told = new Set<Choice>()
  for (const one of [...groups.values()].flat())
    for (const other of groups.get(one.name) ?? []) {
      if (!isExchanged(one.given, other.given)) continue
      const all = groups.get(one.name) ?? []
      const count = ({ given }: Choice) => all.filter((each) => !isExchanged(each.given, given)).length
      const isOrdered = isInSchemaOrder(one.given, flow) && !isInSchemaOrder(other.given, flow)
      // What is written out in one place differs from what is written for all steps.
      const [isForAll, isOwn] = [one, other].map(
        ({ path }) => toWrittenPath(flow.definition, path)[0] === 'saveProgress',
      )
      const isMost =
        isForAll !== isOwn
          ? isForAll
          : count(one) === count(other)
            ? isOrdered || all.indexOf(one) < all.indexOf(other)
            : count(one) > count(other)
      if (told.has(other) || told.has(one) || !isMost || isInSchemaOrder(other.given, flow)) continue
      told.add(other)
      const { name, given, path, index } = other
      const isChoice = name.startsWith('if ')
      const message = isChoice
        ? `\`${name.slice(3)}\` chooses ${given.join(', and otherwise ')} here, and elsewhere the other way around`
        : `${name} is given ${given.join(' and ')} here, and elsewhere in another order`
      const hint = isChoice ? 'Exchange the two' : `Write ${one.given.join(', ')}`
      yield { code: 'wrong-value', path, index, message, hint, unless: [`order of ${name}`, `read ${one.given[0]}`] }
    }
}

/** Checks whether two of the values stand in each other's place in another call. */
const isExchanged = (one: readonly string[], other: readonly string[]) =>
  one.some((value, at) => {
    const place = other.indexOf(value)
    return place > at && one[place] === other[at] && one[place] !== value
  })

/** Checks whether fields of one slot stand in the order of its schema. */
function isInSchemaOrder(given: readonly string[], { definition, schemas }: LinkedFlow): boolean {
  const [slot = ''] = given[0]?.split('.') ?? []
  const schema = schemas.open(definition.data[slot]?.schema ?? {})
  const names = schema ? toFieldNames(schema, schemas.resolve) : []
  const order = given.map((place) => names.indexOf(toLast(place)))
  return order.length > 1 && order.every((at, index) => at > (order[index - 1] ?? -1))
}

const listChoices = ({ definition }: LinkedFlow): readonly Choice[] =>
  listSites(definition).flatMap(({ source, path }) => {
    const parsed = parseExpression(source)
    const toText = ({ offset, length }: ExpressionNode) => source.slice(offset, offset + length)
    return [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node): readonly Choice[] => {
      const index = node.offset
      if (node.kind === 'conditional')
        return [{ name: `if ${toText(node.test)}`, given: [node.consequent, node.alternate].map(toText), path, index }]
      if (node.kind !== 'call') return []
      const given = node.args.flatMap((arg) => (arg.kind === 'list' ? arg.items : [arg])).map(toText)
      return [{ name: node.name, given, path, index }]
    })
  })

/** Lists the expressions of a flow, with what it saves as progress. */
export const listSites = (definition: FlowDefinition): readonly Pick<ExpressionSite, 'source' | 'path'>[] => [
  ...toExpressionSites(definition),
  ...Object.entries(definition.saveProgress ?? {}).map(([slot, source]) => ({
    source: toExpression(source),
    path: ['saveProgress', slot],
  })),
]

/** Something that is given, its own name, and the name of the place that takes it. */
interface Given {
  readonly place: string
  readonly source: string
  readonly name: string
  readonly type: string
}

/** Returns the first two values of one type whose names have more words of each other's places than of their own. */
function findExchanged(given: readonly Given[]): readonly Given[] {
  for (const [index, one] of given.entries())
    for (const other of given.slice(index + 1)) {
      const own = toShared(one.place, one.name) + toShared(other.place, other.name)
      const crossed = toShared(one.place, other.name) + toShared(other.place, one.name)
      if (one.type === other.type && crossed > own) return [one, other]
    }
  return []
}

/** Returns the name of a field or a slot, or a text that names one; the names of steps begin with a capital letter. */
function toArgumentName(node: ExpressionNode): string | undefined {
  if (node.kind === 'select') return node.field.name
  if (node.kind === 'variable') return node.name
  return node.kind === 'literal' && typeof node.value === 'string' && /^[a-z]/.test(node.value) ? node.value : undefined
}
