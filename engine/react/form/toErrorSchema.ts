import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils'
import type { Issue } from '../../validation/index.ts'
import type { Translate } from '../toTranslate.ts'

/** Issues as RJSF takes them, already in words; those of the form as a whole are shown elsewhere. */
export function toErrorSchema(issues: readonly Issue[], t: Translate): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const { path, message, params } of issues) {
    if (path !== '') builder.addErrors([t(message, params)], path.split('.'))
  }
  return builder.ErrorSchema
}
