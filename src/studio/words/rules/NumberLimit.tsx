import { editLimit, numberRules, type NumberRule, type WrittenRule } from '../edits/rules.ts'
import type { FormField } from '../fields/FormField.ts'
import { NumberInput } from '../NumberInput.tsx'
import { useEdit } from '../useEdit.ts'

interface NumberLimitProps {
  readonly field: FormField
  readonly label: string
  readonly rule: WrittenRule
  readonly kind: NumberRule
}

/** A rule as a sentence with a number in it. */
export function NumberLimit({ field, label, rule, kind }: NumberLimitProps) {
  const edit = useEdit()
  const { before, after } = numberRules[kind]
  return (
    <p className="inline">
      {label} must be {before}
      <NumberInput
        label={`${label} must be ${before} … ${after}`.trim()}
        value={Number(rule.value)}
        onNumber={(limit) => edit(editLimit(field, rule, limit))}
      />
      {after}
    </p>
  )
}
