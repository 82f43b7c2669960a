import { toMeaning, type AnswerSample, type Witnesses } from '../../../../engine/analysis/index.ts'
import type { LinkedFlow } from '../../../../engine/authoring.ts'
import type { Session } from '../../../../engine/index.ts'
import type { AnswerChoice } from './AnswerChoice.ts'
import { toFailureChoices } from './toFailureChoices.ts'
import { toSavePath } from './toSavePath.ts'

interface AnswerContext {
  readonly flow: LinkedFlow
  readonly session: Session
  readonly witnesses: Witnesses | undefined
  readonly samples: readonly AnswerSample[]
}

/**
 * How an action may come out: each declared outcome once for every case that the conditions of the flow make of its data, found in
 * the witnesses or else sampled, and the failures that the flow tells apart.
 */
export function toAnswerChoices(action: string, context: AnswerContext): readonly AnswerChoice[] {
  const { flow, session, witnesses, samples } = context
  const slot = toSavePath(flow.definition, session.store.getState().currentStep, action)
  const predicates = slot === undefined ? [] : listReaders(flow, slot)
  const known = Object.values(witnesses?.steps ?? {}).flatMap((found) =>
    found.flatMap(({ moves }) => moves.flatMap(({ answers }) => answers.filter((answer) => answer.action === action))),
  )
  const declared = samples.filter(({ outcome }) => outcome !== 'failed')
  return [
    ...declared.flatMap(({ outcome, sample }) => {
      const values = [sample, ...known.flatMap((answer) => (answer.outcome === outcome ? [answer.data] : []))]
      const isExpected = outcome === declared[0]?.outcome
      return toCases(values, (data) =>
        isExpected && slot !== undefined ? listHolding(predicates, session, slot, data) : [],
      ).map(({ data, holding }) => ({
        outcome,
        words: holding.map((name) => toMeaning(flow.definition, name)).join(', '),
        result: { outcome, ...(data === undefined ? {} : { data }) },
      }))
    }),
    ...toFailureChoices(flow.definition),
  ]
}

/** The values that make a difference, each with the conditions that hold for it and not for all. */
function toCases(values: readonly unknown[], ask: (data: unknown) => readonly string[]) {
  const cases = new Map<string, { readonly data: unknown; readonly holding: readonly string[] }>()
  for (const data of values) {
    const holding = ask(data)
    const key = holding.join(' ')
    if (!cases.has(key)) cases.set(key, { data, holding })
  }
  const all = [...cases.values()]
  const isTelling = (name: string) => !all.every(({ holding }) => holding.includes(name))
  return all.map(({ data, holding }) => ({ data, holding: holding.filter(isTelling) }))
}

/** The predicates that look at a slot. */
function listReaders({ definition, expressions }: LinkedFlow, path: string): readonly string[] {
  const [slot] = path.split('.')
  return Object.entries(definition.predicates).flatMap(([name, source]) => {
    const checked = expressions.check(source, undefined, true)
    return checked.ok && checked.reads.some((read) => read.split(/[.[]/)[0] === slot) ? [name] : []
  })
}

/** The predicates that would hold with this answer. */
function listHolding(predicates: readonly string[], session: Session, path: string, data: unknown): readonly string[] {
  // An answer that is kept within a slot is not looked at: the conditions may read what lies beside it.
  if (path.includes('.')) return []
  const scope = session.scope({ [path]: data })
  return predicates.filter((name) => {
    try {
      return session.flow.predicates[name]?.(scope) === true
    } catch {
      return false
    }
  })
}
