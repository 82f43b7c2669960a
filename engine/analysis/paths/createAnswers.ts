import type { CompiledFlow, Scope } from '../../definition/CompiledFlow.ts'
import type { ReadsOf } from './createRelevance.ts'

/** What is known of a predicate for values of the first things that it reads. */
interface Known {
  answer?: string
  readonly next: Map<unknown, Known>
}

/** Answers predicates: `1` and `0`, `x` for one that cannot be evaluated. Slots are shared between points, so most answers are known. */
export function createAnswers({ predicates }: CompiledFlow, readsOf: ReadsOf) {
  const known = new Map<string, { readonly keys: readonly string[]; readonly root: Known }>()
  const open = (name: string) => {
    const keys = readsOf(name).filter((root) => root !== 'constants' && root !== 'now')
    const opened = { keys, root: { next: new Map<unknown, Known>() } }
    known.set(name, opened)
    return opened
  }
  return (name: string, scope: Scope): string => {
    const { keys, root } = known.get(name) ?? open(name)
    let at: Known = root
    for (const key of keys) {
      const value = scope[key]
      const inner: Known = at.next.get(value) ?? { next: new Map() }
      at.next.set(value, inner)
      at = inner
    }
    return (at.answer ??= toAnswer(predicates[name], scope))
  }
}

function toAnswer(predicate: ((scope: Scope) => boolean) | undefined, scope: Scope): string {
  try {
    return predicate?.(scope) === true ? '1' : '0'
  } catch {
    return 'x'
  }
}
