import { createSampler } from '../../compiler/schemas/createSampler.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import { listFields } from '../../compiler/text/listFields.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { Advice } from './Advice.ts'

/** Finds fields whose rules contradict each other, so that nothing that can be typed fits. */
export const adviseRules: Advice = function* ({ flow }) {
  const ids = new Set(toAllForms(flow.definition).flatMap(({ form }) => form.schema ?? []))
  for (const id of ids) {
    const file = flow.source.schemas.get(id)
    const schema = bundleSchema(id, flow.schemas.files)
    const sampler = createSampler(schema)
    if (!file || !sampler.samples([schema]).next().done) continue
    const contradictory = listFields(schema).filter(
      ({ nodes }) => !nodes.some((node) => node.properties) && sampler.samples(nodes).next().done,
    )
    const names = contradictory.map(({ path }) => path)
    yield {
      code: 'contradictory-rules',
      file,
      path: names.length === 1 ? ['properties', ...(names[0] ?? '').split('.').join('.properties.').split('.')] : [],
      message:
        names.length === 0
          ? `the rules of ${id} contradict each other: no answers fit them all`
          : `the rules of ${names.join(', ')} contradict each other: nothing that can be typed fits`,
      hint: 'Look for a minimum above its maximum, or a pattern that no option has',
    }
  }
}
