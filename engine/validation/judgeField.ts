import type { Issue } from './Issue.ts'
import { judge } from './judge.ts'
import type { StandaloneValidator, ValidationContext } from './StandaloneValidator.ts'

/** The first failing rule of one field (`addresses.0.city`), judged with the whole form's data because rules look at neighbours. */
export const judgeField = (
  validator: StandaloneValidator,
  data: unknown,
  path: string,
  context: ValidationContext = {},
): Issue | undefined => judge(validator, data, context).find((issue) => issue.path === path)
