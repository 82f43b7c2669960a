/**
 * The rules from the one a person is told about first to the last: is it there, is it the right kind of thing,
 * is it one of the choices, how long, which letters, which format, how much, how many, which date.
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

/** The rank of a rule in `ruleOrder`; a rule that is not listed comes last. */
export const toRuleRank = (rule: string): number => {
  const rank = ruleOrder.indexOf(rule)
  return rank < 0 ? ruleOrder.length : rank
}
