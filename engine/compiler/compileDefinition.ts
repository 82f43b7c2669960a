import { toFailurePredicates } from '../definition/combinePredicates.ts'
import type { FlowDefinition } from '../definition/index.ts'
import type { CompileExpression } from './compileExpression.ts'
import { compileInstructions, mapValues } from './compileInstructions.ts'
import { compileStep } from './compileStep.ts'

/** What of a `CompiledFlow` follows from the flow's definition alone, in the making: as `compile` makes its expressions. */
export function compileDefinition(
  definition: FlowDefinition,
  compile: CompileExpression,
  toLoadForms: (step: string) => unknown,
) {
  const {
    name,
    version,
    start,
    constants,
    data,
    predicates,
    actions,
    events = {},
    failures = [],
    startUp,
    steps,
  } = definition
  const ofFailures = toFailurePredicates(definition)
  return {
    name,
    version,
    start,
    constants,
    slots: mapValues(data, ({ initial = null, persist = false, sentBy }) => ({ initial, persist, sentBy })),
    predicates: mapValues(predicates, ({ when }, predicate) =>
      compile(when, { name: `predicate ${predicate}`, inFailure: ofFailures.has(predicate) }),
    ),
    actions: mapValues(actions, ({ outcomes, timeoutSeconds = 30, waits = false, once, progress }) => ({
      expected: Object.keys(outcomes)[0],
      timeoutMs: waits ? undefined : timeoutSeconds * 1000,
      waits,
      once,
      progress,
    })),
    events: mapValues(events, (event) => event.properties ?? []),
    failures,
    startUp: compileInstructions(startUp, compile),
    steps: mapValues(steps, (step, one) => compileStep(one, step, toLoadForms(one), compile)),
  }
}
