import type { CompiledFlow, CompiledInstruction } from '../../definition/CompiledFlow.ts'
import type { Contradict } from './createAnswers.ts'
import { toWayId, type Way, type WayChoice, type WayEnd } from './Way.ts'

/** All ways of a flow, and the events that have too many ways to list. */
export interface WayList {
  readonly ways: readonly Way[]
  /** Places of events, such as `steps.X.on.submit`, of which only the first ways are listed. */
  readonly cut: readonly string[]
}

/** The flow, and the lookups used to list its ways. */
export interface WaysContext {
  readonly flow: CompiledFlow
  /** The declared outcomes of each action. */
  readonly outcomes: Readonly<Record<string, readonly string[]>>
  /** The slots and facts that a predicate reads. */
  readonly readsOf: (predicate: string) => readonly string[]
  readonly contradict: Contradict
}

/** The most ways listed for one event; nobody reads more. */
const most = 500

/** Answers of predicates that are still valid, because nothing that they read was written since. */
type Known = ReadonlyMap<string, boolean>

interface Walk {
  readonly frames: readonly (readonly CompiledInstruction[])[]
  readonly known: Known
  readonly choices: readonly WayChoice[]
  readonly taken: readonly string[]
}

/** Lists every way through every event: both sides of each condition, each declared outcome of each call, `failed` where it is routed. */
export function listWays(context: WaysContext): WayList {
  const { flow } = context
  const lists = [
    { step: undefined, event: 'startUp', at: 'startUp', list: flow.startUp },
    ...Object.entries(flow.steps).flatMap(([step, { on }]) =>
      Object.entries(on).map(([event, list]) => ({ step, event, at: `steps.${step}.on.${event}`, list })),
    ),
  ]
  const cut: string[] = []
  const ways = lists.flatMap(({ step, event, at, list }) => {
    const own: Way[] = []
    for (const { choices, taken, end } of walk(context, {
      frames: [list],
      known: new Map(),
      choices: [],
      taken: [],
    })) {
      if (own.length >= most) {
        cut.push(at)
        break
      }
      own.push({ id: toWayId(at, choices), step, event, choices, taken, end })
    }
    return own
  })
  return { ways, cut }
}

function* walk(context: WaysContext, from: Walk): Generator<Pick<Way, 'choices' | 'taken' | 'end'>> {
  const [frame, ...outer] = from.frames
  const [instruction, ...later] = frame ?? []
  if (!instruction) {
    if (outer.length > 0) yield* walk(context, { ...from, frames: outer })
    else yield { choices: from.choices, taken: from.taken, end: 'end' }
    return
  }
  const { at, when: predicate } = instruction
  const frames = [later, ...outer]
  if (predicate === undefined) return yield* carryOut(context, instruction, { ...from, frames })
  const known = from.known.get(predicate)
  for (const holds of known === undefined ? [true, false] : [known]) {
    const together = new Map([...from.known, [predicate, holds]])
    if (context.contradict(together)) continue
    const walked = {
      ...from,
      frames,
      known: together,
      choices: [...from.choices, { kind: 'when', at, predicate, holds } as const],
    }
    if (holds) yield* carryOut(context, instruction, walked)
    else yield* walk(context, walked)
  }
}

function* carryOut(context: WaysContext, instruction: CompiledInstruction, from: Walk): ReturnType<typeof walk> {
  const { at, call } = instruction
  const { flow, outcomes } = context
  const before = { ...from, taken: [...from.taken, at] }
  if (!call) return yield* finish(context, instruction, before)
  const { action, on, save } = call
  const { waits } = flow.actions[action] ?? {}
  for (const outcome of [...(outcomes[action] ?? []), ...(Object.hasOwn(on, 'failed') ? ['failed'] : [])]) {
    const route = Object.hasOwn(on, outcome) ? on[outcome] : undefined
    const written = waits ? undefined : route === undefined && save !== undefined ? [save] : []
    const answered = {
      ...before,
      known: forget(context, before.known, written),
      choices: [...before.choices, { kind: 'call', at, action, outcome } as const],
    }
    yield* finish(context, instruction, answered, route)
  }
}

function* finish(
  context: WaysContext,
  instruction: CompiledInstruction,
  from: Walk,
  route: readonly CompiledInstruction[] = [],
): ReturnType<typeof walk> {
  if (route.length > 0) {
    const { call: _, when: __, ...rest } = instruction
    return yield* walk(context, { ...from, frames: [route, [rest], ...from.frames] })
  }
  const { set = [], fill = [], forget: gone = [], reset } = instruction
  const written = reset ? undefined : [...[...set, ...fill].map(([path]) => path), ...gone]
  const after = { ...from, known: forget(context, from.known, written) }
  for (const choice of toEnds(context, after.known, instruction)) {
    if (choice === undefined) yield* walk(context, after)
    else {
      const { resume, way } = choice
      const choices = resume ? [...after.choices, resume] : after.choices
      yield { choices, taken: after.taken, end: way }
    }
  }
}

function toEnds(
  { flow: { steps }, contradict }: WaysContext,
  known: Known,
  { at, to, stay, dialog, issue, resumeAt }: CompiledInstruction,
): readonly ({ readonly way: WayEnd; readonly resume?: WayChoice } | undefined)[] {
  if (to !== undefined) return [{ way: { to } }]
  if (resumeAt) {
    const resumable = Object.entries(steps).flatMap(([name, step]) => (step.resumable ? [name] : []))
    return (
      resumable
        .map((step) => ({ way: { to: step }, resume: { kind: 'resume', at, step } as const }))
        // An unknown name leads to the first step.
        .filter(({ resume }, index) => index === 0 || !contradict(known, resume))
    )
  }
  if (dialog !== undefined) return [{ way: 'dialog' }]
  if (issue) return [{ way: 'issue' }]
  return stay ? [{ way: 'stay' }] : [undefined]
}

/** Returns the answers that are still valid after writing these paths; `undefined` stands for all slots. */
function forget({ readsOf }: WaysContext, known: Known, written: readonly string[] | undefined): Known {
  if (written?.length === 0) return known
  if (written === undefined) return new Map()
  const slots = new Set(written.map((path) => path.split('.')[0]))
  return new Map([...known].filter(([predicate]) => !readsOf(predicate).some((read) => slots.has(read))))
}
