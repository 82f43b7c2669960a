import type { Issue } from './Issue.ts'
import { toRuleRank } from './ruleOrder.ts'
import type { StandaloneValidator, ValidationContext } from './StandaloneValidator.ts'
import { toCleanData } from './toCleanData.ts'
import { toFailures } from './toFailures.ts'
import { toFieldSorter } from './toFieldSorter.ts'

/** The first failing rule (see `ruleOrder`) of each field of a form's data, in the order of the schema's fields. */
export const validate = (validator: StandaloneValidator, data: unknown, context: ValidationContext = {}): Issue[] => {
  if (validator.call(context, toCleanData(data))) return []
  const issues = new Map<string, Issue>()
  for (const { schemaPath: _, ...issue } of toFailures(validator.errors ?? [])) {
    const known = issues.get(issue.path)
    if (!known || toRuleRank(issue.rule) < toRuleRank(known.rule)) issues.set(issue.path, issue)
  }
  return [...issues.values()].toSorted(toFieldSorter(validator.fields ?? []))
}
