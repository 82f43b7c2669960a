import { toFormList } from '../../definition/forms.ts'
import type { FlowDefinition, FormDefinition } from '../../definition/index.ts'
import { toInstructions } from '../../definition/instructions.ts'

/**
 * The forms that somebody may have emptied who comes back to a step with the browser: those of the steps that ways from it
 * lead to, as far as nothing bars the way back.
 */
export function toFormsAhead(definition: FlowDefinition, name: string): readonly FormDefinition[] {
  const ways = [...toInstructions(definition)]
  const ahead = new Set([name])
  // A set hands out what is added to it while it is walked.
  for (const one of ahead) {
    for (const { step, instruction } of ways) {
      const { to } = instruction
      if (step === one && to !== undefined && definition.steps[to]?.back !== 'bar') ahead.add(to)
    }
  }
  ahead.delete(name)
  return [...ahead].flatMap((one) => {
    const { form } = definition.steps[one] ?? {}
    return form ? toFormList(form) : []
  })
}
