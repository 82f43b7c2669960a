import type { Way } from './Way.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toForms } from '../../definition/forms.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toInstructions } from '../../definition/instructions.ts'

/** What can still make a difference at a place of the flow. */
interface Relevance {
  /** Slots and facts that some way from here reads before writing them. */
  readonly slots: ReadonlySet<string>
  /** Predicates that read one of them, or that the screen or its events ask. */
  readonly predicates: readonly string[]
}

/** Computes which data matter at which step, so that states that differ only in other data count as one. */
export function createRelevance(flow: LinkedFlow, ways: readonly Way[], readsOf: ReadsOf) {
  const { definition } = flow
  const reads = new Map<string, Set<string>>()
  const writes = new Map<string, readonly string[] | 'all'>()
  for (const { path, source } of toExpressionSites(definition)) {
    const at = toInstructionPlace(path)
    if (at === undefined) continue
    const known = reads.get(at) ?? new Set()
    for (const root of toRoots(flow, source)) known.add(root)
    reads.set(at, known)
  }
  for (const { instruction, path } of toInstructions(definition)) {
    const { save, set, forget = [], reset } = instruction
    // `fill` may keep the old value, and writing one field keeps the rest of its slot, so neither counts as a write.
    const whole = [save, ...Object.keys(set ?? {}), ...forget].flatMap((target) =>
      target === undefined || target.includes('.') ? [] : [target],
    )
    writes.set(path.join('.'), reset ? 'all' : whole)
  }

  const shown = new Map(
    Object.entries(definition.steps).map(([name, step]) => {
      const asked = [
        ...step.view.map((part) => (typeof part === 'object' ? part.when : undefined)),
        ...toForms(name, step).flatMap(({ form }) => [
          form.when,
          form.submitWhen,
          ...Object.values(form.fields ?? {}).flatMap((field) => [field?.disabledWhen, field?.readOnlyWhen]),
        ]),
      ].filter((predicate) => predicate !== undefined)
      const options = toForms(name, step).flatMap(({ form }) =>
        Object.values(form.fields ?? {}).flatMap((field) => toRoots(flow, field?.options?.from ?? '')),
      )
      return [name, { asked, slots: new Set([...asked.flatMap((predicate) => [...readsOf(predicate)]), ...options]) }]
    }),
  )

  const live = new Map<string, ReadonlySet<string>>()
  const toLiveBefore = (way: Way): ReadonlySet<string> => {
    const after = typeof way.end === 'object' ? way.end.to : (way.step ?? '')
    const slots = new Set(live.get(after))
    for (const at of way.taken.toReversed()) {
      const written = writes.get(at) ?? []
      if (written === 'all') slots.clear()
      else for (const slot of written) slots.delete(slot)
      for (const root of reads.get(at) ?? []) slots.add(root)
    }
    for (const choice of way.choices)
      if (choice.kind === 'when') for (const root of readsOf(choice.predicate)) slots.add(root)
    return slots
  }
  const byStep = new Map<string, Way[]>()
  for (const way of ways) byStep.set(way.step ?? '', [...(byStep.get(way.step ?? '') ?? []), way])
  for (const [name] of shown) live.set(name, shown.get(name)?.slots ?? new Set())
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const [name, own] of byStep) {
      const before = live.get(name) ?? new Set()
      const slots = new Set([...before, ...own.flatMap((way) => [...toLiveBefore(way)])])
      isChanged ||= slots.size > before.size
      live.set(name, slots)
    }
  }

  const toPredicates = (slots: ReadonlySet<string>) =>
    Object.keys(definition.predicates).filter((name) => readsOf(name).some((root) => slots.has(root)))
  const relevance = (slots: ReadonlySet<string>): Relevance => ({ slots, predicates: toPredicates(slots) })
  const atRest = new Map([...live].map(([name, slots]) => [name, relevance(slots)]))
  const underWay = new Map(
    [...live].map(([name, slots]) => {
      const own = byStep.get(name) ?? []
      const ahead = own.flatMap(({ end, choices, taken }) => [
        ...(typeof end === 'object' ? (live.get(end.to) ?? []) : []),
        ...choices.flatMap((choice) => (choice.kind === 'when' ? readsOf(choice.predicate) : [])),
        ...taken.flatMap((at) => [...(reads.get(at) ?? [])]),
      ])
      return [name, relevance(new Set([...slots, ...ahead]))]
    }),
  )
  const own = new Map(
    [...shown].map(([name, { asked, slots }]) => {
      const choices = (byStep.get(name) ?? []).flatMap((way) => way.choices)
      const inEvents = choices.flatMap((choice) => (choice.kind === 'when' ? [choice.predicate] : []))
      return [name, { slots, predicates: [...new Set([...asked, ...inEvents])] }]
    }),
  )
  const nothing = relevance(new Set())
  return {
    /** What a step's own screen and events ask. */
    ownAt: (step: string): Relevance => own.get(step) ?? nothing,
    atRest: (step: string): Relevance => atRest.get(step) ?? nothing,
    /** What matters in the middle of an event; the empty name stands for the start-up. */
    underWay: (step: string): Relevance => underWay.get(step) ?? nothing,
  }
}

/** Returns the place of the instruction that contains an expression; undefined outside of instructions. */
function toInstructionPlace(path: readonly (string | number)[]): string | undefined {
  if (path[0] !== 'startUp' && path[2] !== 'on') return undefined
  const last = path.findLastIndex((part) => typeof part === 'number')
  return path.slice(0, last + 1).join('.')
}

/** Lists the slots and facts that a predicate reads. */
export type ReadsOf = (predicate: string) => readonly string[]

/** Creates the lookup of what each predicate of a flow reads. */
export function createReadsOf(flow: LinkedFlow): ReadsOf {
  const roots = new Map(
    Object.entries(flow.definition.predicates).map(([name, { when }]) => [name, toRoots(flow, when)]),
  )
  return (predicate) => roots.get(predicate) ?? []
}

/** Lists the slots and facts that an expression reads; none for an invalid one. */
function toRoots({ expressions }: LinkedFlow, source: string): readonly string[] {
  const checked = expressions.check(source, undefined, true)
  return checked.ok ? [...new Set(checked.reads.map((read) => read.split(/[.[]/)[0] ?? ''))] : []
}
