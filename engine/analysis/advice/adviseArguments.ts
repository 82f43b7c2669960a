import type { JSONPath } from 'jsonc-parser'
import { toLostPlace } from '../../definition/consequences.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toExpression, toInstructions } from '../../definition/instructions.ts'
import { type ExpressionNode, listNodes, toParameterNames } from '../../expressions/index.ts'
import { parseExpression } from '../../expressions/parseExpression.ts'
import { toFieldNames } from '../../definition/schemaFields.ts'
import { type Advice, isAmong, toNameWords, toShared } from './Advice.ts'

/** Finds flags that are passed negated under their own name. */
export const adviseTurned: Advice = function* ({ flow: { definition } }) {
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const [target, source = ''] of Object.entries(instruction.with ?? {})) {
      if (/^!\s*(?:\w+\.)+(\w+)$/.exec(source)?.[1] !== target) continue
      const message = `${owner} gives ${source} for ${target}, the contrary of it`
      yield { code: 'contrary-meaning', path: [...path, 'with', target], message, hint: 'Take the ! out' }
    }
}

/** Finds values passed under another name of the same object, which has both: the state for the city. */
export const adviseCrossed: Advice = function* ({ flow }) {
  const { definition, expressions } = flow
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
        const [, from = '', name = ''] = /^(\w+(?:\.\w+)*)\.(\w+)$/.exec(source) ?? []
        const own = toLast(target)
        if (name === '' || name === own || !expressions.check(`${from}.${own}`).ok) continue
        const isBeside = names.includes(name)
        // A work phone may be given for the phone.
        if (!isBeside && toNameWords(own).every((word) => isAmong(word, toNameWords(name)))) continue
        const message = `${owner} gives ${source} for ${own}, and ${isBeside ? `${name} stands beside it` : `${from} has ${own}, too`}`
        const unless = Object.keys(given).map((one) => toLostPlace(flow.source.flow, [...path, ...place, one]))
        const hint = `Did you mean ${from}.${own}?`
        yield { code: 'wrong-value', path: [...path, ...place, target], message, hint, unless }
        break
      }
    }
}

const toLast = (place: string) => place.slice(place.lastIndexOf('.') + 1)

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
      const message = `${owner} gives the whole event for ${whole}, and takes ${part} of it beside that`
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
    yield { code: 'wrong-value', path: [...path, 'with', one.place], message, hint }
  }
  const progress = Object.entries(definition.saveProgress ?? {}).map(([slot, source]) => ({
    source: toExpression(source),
    path: ['saveProgress', slot],
  }))
  for (const { source, path } of [...toExpressionSites(definition), ...progress]) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      if (node.kind !== 'call') continue
      const places = toParameterNames(definition.functions?.[node.name] ?? '')
      const [one, other] = findExchanged(
        node.args.flatMap((arg, index) => {
          const [place = '', name] = [places[index], toArgumentName(arg)]
          const written = source.slice(arg.offset, arg.offset + arg.length)
          const type = arg.kind === 'literal' ? 'text' : toType(written)
          return place === '' || name === undefined ? [] : [{ place, source: written, name, type }]
        }),
      )
      if (!one || !other) continue
      const message = `${node.name} takes ${one.place} and ${other.place}, and is given \`${one.source}\` and \`${other.source}\``
      yield { code: 'wrong-value', path, index: node.offset, message, hint }
      break
    }
  }
}

/** Finds calls of a function with the same values as another call, in another order: only one order can be meant. */
export const advisePermuted: Advice = function* ({ flow: { definition, expressions, schemas } }) {
  const known = new Map<
    string,
    { readonly given: readonly string[]; readonly path: JSONPath; readonly index: number }
  >()
  /** Checks whether fields of one slot stand in the order of its schema. */
  const isOrdered = (given: readonly string[]) => {
    const [slot = ''] = given[0]?.split('.') ?? []
    const names = toFieldNames(schemas.open(definition.data[slot]?.schema ?? {}) ?? {}, schemas.resolve)
    const order = given.map((place) => names.indexOf(toLast(place)))
    return order.every((at, index) => at > (order[index - 1] ?? -1))
  }
  for (const { source, path, inFailure } of toExpressionSites(definition)) {
    const checked = expressions.check(source, undefined, inFailure)
    for (const node of checked.ok ? listNodes(checked.ast) : []) {
      if (node.kind !== 'call') continue
      const args = node.args.flatMap((arg) => (arg.kind === 'list' ? arg.items : [arg]))
      const given = args.map(({ offset, length }) => source.slice(offset, offset + length))
      const own = { given, path, index: node.offset }
      const key = [node.name, ...given.toSorted()].join(' ')
      const other = known.get(key) ?? own
      known.set(key, other)
      if (other.given.join() === given.join()) continue
      const [strange, meant] = isOrdered(given) ? [other, own] : [own, other]
      const message = `${node.name} is given ${strange.given.join(' and ')} here, and elsewhere in another order`
      const hint = `Write ${meant.given.join(', ')}`
      yield { code: 'wrong-value', path: strange.path, index: strange.index, message, hint }
    }
  }
}

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
