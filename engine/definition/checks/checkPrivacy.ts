import type { Check } from '../FlowContext.ts'
import { toFields } from '../schemaFields.ts'

/** Finds slots that are kept between visits although their schema marks something in them as personal. */
export const checkPrivacy: Check = ({ flow, schemas, report }) => {
  for (const [name, slot] of Object.entries(flow.data ?? {})) {
    const schema = slot?.persist && slot.schema !== undefined ? schemas.open(slot.schema) : undefined
    const personal = schema && [...toFields(schema, schemas.resolve)].find((field) => field.schema.personal === true)
    if (!personal) continue
    const what = personal.path === '' ? 'it is personal' : `its ${personal.path} is personal`
    report({
      code: 'personal-persisted',
      path: ['data', name, 'persist'],
      message: `slot ${name} is kept between visits, but ${what}`,
      hint: 'Take "persist" away, or keep a slot without it',
    })
  }
}
