import type { Issue } from './Issue.ts'
import { validate } from './validate.ts'
import type { StandaloneValidator, ValidationContext } from './StandaloneValidator.ts'

/** The first failing rule of one field (`addresses.0.city`), validated with the whole form's data because rules look at neighbours. */
export const validateField = (
  validator: StandaloneValidator,
  data: unknown,
  path: string,
  context: ValidationContext = {},
): Issue | undefined => validate(validator, data, context).find((issue) => issue.path === path)
