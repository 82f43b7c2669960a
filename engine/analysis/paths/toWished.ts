import type { CompiledExpression, Scope } from '../../definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toJavaScript, type ExpressionNode } from '../../expressions/index.ts'
import * as runtime from '../../expressions/runtime.ts'
import { runCode } from '../../runner/toRunnableCopy.ts'
import type { Wish } from './listWishes.ts'

/** Stands for a missing value. */
export const absent = Symbol('absent')

/** What to put at a path: values, or lists of certain sizes. */
export interface Wished {
  readonly values: readonly unknown[]
  readonly sizes: readonly number[]
}

/** Serializes what is wished for; equal wishes give equal texts. */
export const toText = (wished: readonly Wished[]): string =>
  JSON.stringify(wished, (_, value: unknown) => (value === absent ? '(absent)' : value))

const nothing: Wished = { values: [], sizes: [] }

/** Lists values that fulfill a wish and values that do not, as far as the current data show them. */
export function toWished(wish: Wish, scope: Scope, { definition }: LinkedFlow): Wished {
  switch (wish.kind) {
    case 'truth':
      return { ...nothing, values: [true, false] }
    case 'presence':
      return { ...nothing, values: [absent] }
    case 'step': {
      const resumable = Object.entries(definition.steps).flatMap(([name, step]) => (step.resumable ? [name] : []))
      return { ...nothing, values: resumable }
    }
    case 'alike':
      return { ...nothing, values: wish.others.flatMap((other) => toItems(evaluate(other, scope))) }
    case 'equal':
      return { ...nothing, values: toNear(evaluate(wish.other, scope)) }
    case 'size': {
      const size = evaluate(wish.other, scope)
      const sizes = typeof size === 'number' ? [size - 1, size, size + 1] : [0, 1, 2]
      return { ...nothing, sizes: sizes.filter((one) => Number.isInteger(one) && one >= 0 && one < 10) }
    }
  }
}

const known = new WeakMap<ExpressionNode, CompiledExpression>()

function evaluate(node: ExpressionNode, scope: Scope): unknown {
  const run = known.get(node) ?? runCode<CompiledExpression>(`(s) => ${toJavaScript(node)}`, runtime)
  known.set(node, run)
  try {
    return run(scope)
  } catch {
    // The expression reads data that do not exist yet, or an item of a list.
    return undefined
  }
}

const toItems = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, 2) : value === undefined || value === null ? [] : [value]

function toNear(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value, value + 1]
  if (typeof value === 'boolean') return [value, !value]
  return value === undefined ? [] : [value]
}
