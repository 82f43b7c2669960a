import { toFormList } from '../../definition/forms.ts'
import type { FlowDefinition, FormDefinition } from '../../definition/index.ts'
import { toInstructions } from '../../definition/instructions.ts'

/**
 * Tells of a step the forms that somebody may have emptied who comes back to a step with the browser: those of the steps that ways from it
 * lead to, as far as nothing bars the way back.
 */
export function createFormsAhead(definition: FlowDefinition): (step: string) => readonly FormDefinition[] {
  const next = new Map(Object.keys(definition.steps).map((name) => [name, new Set<string>()]))
  for (const { step = '', instruction } of toInstructions(definition)) {
    const { to } = instruction
    if (to !== undefined && definition.steps[to]?.back !== 'bar') next.get(step)?.add(to)
  }
  return (name) => {
    const ahead = new Set([name])
    // A set hands out what is added to it while it is walked.
    for (const one of ahead) for (const to of next.get(one) ?? []) ahead.add(to)
    ahead.delete(name)
    return [...ahead].flatMap((one) => {
      const { form } = definition.steps[one] ?? {}
      return form ? toFormList(form) : []
    })
  }
}
