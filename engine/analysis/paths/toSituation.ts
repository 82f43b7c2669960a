import type { LinkedFlow } from '../../definition/index.ts'
import type { Scope } from '../../definition/CompiledFlow.ts'
import { toMeaning } from '../words.ts'
import { type Found, toChain } from './Found.ts'
import type { Way } from './Way.ts'

/** What telling a situation in words needs to know. */
export interface SituationContext {
  readonly flow: LinkedFlow
  readonly ways: ReadonlyMap<string, Way>
  /** Whether a predicate holds; false where it cannot be told. */
  readonly holds: (predicate: string, scope: Scope) => boolean
  /** What the step's screen asks. */
  readonly shownAt: (step: string) => readonly string[]
}

/** What is special about a point, in words: how its step was come to, and what its screen shows. */
export function toSituation(found: Found, { flow, ways, holds, shownAt }: SituationContext): string {
  const { definition, copy } = flow
  const { state, waiting } = found.point
  const step = definition.steps[state.currentStep]
  const [texts = {}] = copy.values()
  const quote = (key: string | undefined) => `"${texts[key ?? ''] ?? key}"`
  const mean = (predicate: string) => toMeaning(definition, predicate)

  const { scope } = found
  const shown = shownAt(state.currentStep).filter((predicate) => holds(predicate, scope))
  const parts = [
    ...toArrival(found, ways, mean),
    ...shown.map(mean),
    ...(state.dialog === undefined ? [] : [`the question ${quote(step?.dialogs?.[state.dialog]?.title)} is open`]),
    ...(hasFailed(state) ? [`${toFailed(found)} failed`] : []),
    ...(state.issues.length > 0 || state.error ? ['a mistake is shown'] : []),
    ...waiting.map(({ call }) => `${call.action} has not answered yet`),
  ]
  return parts.length === 0 ? 'nothing special' : [...new Set(parts)].join(', ')
}

/** What led to the step that is shown, as far as it is worth telling. */
function toArrival(found: Found, ways: SituationContext['ways'], mean: (predicate: string) => string): string[] {
  const { currentStep } = found.point.state
  const taken = toChain(found).flatMap(({ ways: ids }) => ids.map((id) => ways.get(id)))
  const arrival = taken.findLast((way) => typeof way?.end === 'object' && way.end.to === currentStep)
  return (arrival?.choices ?? []).flatMap((choice) => {
    if (choice.kind === 'when') return choice.holds ? [mean(choice.predicate)] : []
    if (choice.kind === 'resume') return ['the application is taken up again']
    return choice.outcome === 'failed' ? [`${choice.action} failed`] : []
  })
}

const hasFailed = ({ apiError, loads }: Found['point']['state']) =>
  apiError !== undefined || Object.values(loads).some(({ failure }) => failure)

const toFailed = (found: Found): string =>
  toChain(found).findLast(({ answer }) => answer?.outcome === 'failed')?.answer?.action ?? 'a call'
