import type { JSONPath } from 'jsonc-parser'
import { toExpressionSites } from '../expressionSites.ts'
import type { Check } from '../FlowContext.ts'
import { toAllForms } from '../forms.ts'
import { toInstructions, toSteps } from '../instructions.ts'
import { followForgotten, type Forgotten } from '../personal/followForgotten.ts'

/**
 * Finds expressions that need what some way to them has forgotten. What an expression asks for itself, with has() or against
 * null, it does not need.
 */
export const checkForgotten: Check = (context) => {
  const { flow, expressions, report } = context
  if (![...toInstructions(flow)].some(({ instruction }) => instruction.forget)) return
  const forgottenAt = followForgotten(context)

  function look(source: string | undefined, path: JSONPath, forgotten: Forgotten): void {
    const checked = source === undefined ? undefined : expressions.check(source, undefined, true)
    const needed = checked?.ok ? checked.unguarded : []
    const place = [...forgotten].find((one) => needed.some((read) => isWithin(read, one)))
    if (place === undefined) return
    report({
      code: 'forgotten-data',
      path,
      message: `${path[0] === 'steps' ? `step ${path[1]}` : 'the start-up'} needs ${place}, which a way to here has forgotten`,
      hint: `Forget it later, or ask for it first: ${place.includes('.') ? `has(${place})` : `${place} != null`} && …`,
    })
  }
  const ask = (when: string | undefined, path: JSONPath) =>
    when !== undefined && look(flow.predicates?.[when]?.when, path, forgottenAt(path))

  for (const { source, path } of toExpressionSites(context))
    if (path[0] !== 'predicates') look(source, path, forgottenAt(path))
  for (const { instruction, path } of toInstructions(flow)) ask(instruction.when, [...path, 'when'])
  for (const { form, path } of toAllForms(flow)) {
    ask(form.when, [...path, 'when'])
    ask(form.submitWhen, [...path, 'submitWhen'])
    for (const [name, field] of Object.entries(form.fields ?? {}))
      for (const kind of ['disabledWhen', 'readOnlyWhen'] as const) ask(field?.[kind], [...path, 'fields', name, kind])
  }
  for (const [name, { view }] of toSteps(flow))
    for (const [index, part] of (view ?? []).entries())
      if (typeof part === 'object') ask(part.when, ['steps', name, 'view', index, 'when'])
}

/** Whether a read such as `people[].code` is of a place, or of something in it. */
const isWithin = (read: string, place: string): boolean => `${read.replaceAll('[]', '')}.`.startsWith(`${place}.`)
