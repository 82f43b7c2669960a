/**
 * The rules in the order in which their messages take precedence: presence, type, choices, length, pattern, format, amount, number of
 * items, date.
 */
export const ruleOrder: readonly string[] = [
  'required',
  'dependencies',
  'type',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'notInFuture',
  'notBefore',
  'minimumAge',
]

/** Returns the rank of a rule in `ruleOrder`. An unlisted rule comes last. */
export const toRuleRank = (rule: string): number => {
  const rank = ruleOrder.indexOf(rule)
  return rank < 0 ? ruleOrder.length : rank
}
