import { toFormList } from '../../definition/forms.ts'
import type { FlowDefinition } from '../../definition/index.ts'
import { toInstructions } from '../../definition/instructions.ts'

/**
 * Tells of a step where the forms keep what somebody may have emptied who comes back to it with the browser: the forms of the step and of
 * those that ways from it lead to, as far as nothing bars the way back.
 */
export function createDrafts(definition: FlowDefinition): (step: string) => ReadonlySet<string> {
  const next = new Map(Object.keys(definition.steps).map((name) => [name, new Set<string>()]))
  for (const { step = '', instruction } of toInstructions(definition)) {
    const { to } = instruction
    if (to !== undefined && definition.steps[to]?.back !== 'bar') next.get(step)?.add(to)
  }
  const toSlots = (name: string) => {
    const { form } = definition.steps[name] ?? {}
    return form ? toFormList(form).map(({ data }) => data) : []
  }
  const known = new Map<string, ReadonlySet<string>>()
  return (name) => {
    const ahead = new Set([name])
    // A set hands out what is added to it while it is walked.
    if (!known.has(name)) for (const one of ahead) for (const to of next.get(one) ?? []) ahead.add(to)
    const slots = known.get(name) ?? new Set([...ahead].flatMap(toSlots))
    known.set(name, slots)
    return slots
  }
}
