import {
  type AnswerSample,
  type Examples,
  type FlowDefinition,
  type LinkedFlow,
  toMeaning,
} from '../../../engine/authoring.ts'
import type { ActionResult, CompiledFlow, CompiledInstruction, Session } from '../../../engine/index.ts'

interface AnswerContext {
  readonly flow: LinkedFlow
  readonly session: Session
  readonly examples: Examples | undefined
  readonly samples: readonly AnswerSample[]
}

/**
 * Returns the possible results of an action: each declared outcome once for every way in which the flow continues, and the failures that
 * the flow distinguishes. The data come from the examples, or else from samples.
 */
export function toAnswerChoices(action: string, context: AnswerContext): readonly AnswerChoice[] {
  const { flow, session, examples, samples } = context
  const place = findCall(session.flow, session.store.getState().currentStep, action)
  const known = Object.values(examples?.steps ?? {}).flatMap((found) =>
    found.flatMap(({ moves }) => moves.flatMap(({ answers }) => answers.filter((answer) => answer.action === action))),
  )
  const declared = samples.flatMap(({ outcome, sample }) => {
    if (outcome === 'failed') return []
    const values = [sample, ...known.flatMap((answer) => (answer.outcome === outcome ? [answer.data] : []))]
    const cases = new Map<string, unknown>()
    for (const data of values) {
      const deciding = place ? listDeciding(place, session, outcome, data) : []
      const words = deciding.map((name) => toMeaning(flow.definition, name)).join(', ')
      if (!cases.has(words)) cases.set(words, data)
    }
    return [...cases].map(([words, data]) => ({
      outcome,
      words,
      result: { outcome, ...(data === undefined ? {} : { data }) },
    }))
  })
  return [...declared, ...toFailureChoices(flow.definition)]
}

/** One possible result of a call. */
export interface AnswerChoice {
  /** A declared outcome, or `failed`. */
  readonly outcome: string
  /** What the result means to the flow, in words: `the car is more than 10 years old`; empty if it means nothing special. */
  readonly words: string
  readonly result: ActionResult
}

const statusRead = /\bfailure\.status == (?:'([^']+)'|(\d+))/

/** Returns the failures that the flow distinguishes by `failure.status`, and one that it does not. */
export function toFailureChoices(definition: FlowDefinition): readonly AnswerChoice[] {
  const named = Object.entries(definition.predicates).flatMap(([name, { when }]) => {
    const [, text, number] = statusRead.exec(when) ?? []
    const status = text ?? (number === undefined ? undefined : Number(number))
    return status === undefined ? [] : [toChoice(status, toMeaning(definition, name))]
  })
  return [...named, toChoice(400, 'another error')]
}

const toChoice = (status: string | number, words: string): AnswerChoice => ({
  outcome: 'failed',
  words,
  result: { outcome: 'failed', failure: { status, message: '' } },
})

/**
 * Returns the conditions that hold after this result of a call, up to the next call or the end of the event. They decide how the flow
 * continues.
 */
function listDeciding({ call, rest }: CallPlace, session: Session, outcome: string, data: unknown): readonly string[] {
  const route = Object.hasOwn(call.on, outcome) ? call.on[outcome] : undefined
  // Data saved inside a slot are not simulated, because the conditions may read other parts of that slot.
  const isKept = !route && call.save !== undefined && !call.save.includes('.')
  const scope = { __proto__: session.scope(), ...(isKept && { [call.save]: data }) }
  const holds = (name: string) => {
    try {
      return session.flow.predicates[name]?.(scope) === true
    } catch {
      return false
    }
  }
  const found: string[] = []
  for (const instruction of [...(route ?? []), ...rest]) {
    if (instruction.when !== undefined && !holds(instruction.when)) continue
    if (instruction.when !== undefined) found.push(instruction.when)
    if (instruction.call || isEnd(instruction)) break
  }
  return found
}

/** A call of an action, and the instructions that follow it. */
interface CallPlace {
  readonly call: NonNullable<CompiledInstruction['call']>
  readonly rest: readonly CompiledInstruction[]
}

/** Finds the call of an action in a step, or else anywhere in the flow. */
export function findCall({ steps, startUp }: CompiledFlow, step: string, action: string): CallPlace | undefined {
  const own = Object.values(steps[step]?.on ?? {})
  const others = Object.values(steps).flatMap(({ on }) => Object.values(on))
  for (const list of [...own, startUp, ...others]) {
    const place = findIn(list, action, [])
    if (place) return place
  }
  return undefined
}

function findIn(list: CallPlace['rest'], action: string, after: CallPlace['rest']): CallPlace | undefined {
  for (const [index, { call, ...others }] of list.entries()) {
    const rest = isEnd(others) ? [] : [...list.slice(index + 1), ...after]
    if (call?.action === action) return { call, rest }
    for (const route of Object.values(call?.on ?? {})) {
      const place = findIn(route, action, rest)
      if (place) return place
    }
  }
  return undefined
}

/** Checks whether an instruction ends its event. */
const isEnd = ({ to, stay, dialog, issue, resumeAt }: CompiledInstruction): boolean =>
  [to, stay, dialog, issue, resumeAt].some((end) => end !== undefined)
