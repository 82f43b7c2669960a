import { useState, type SyntheticEvent } from 'react'
import type { FieldState } from './HandwrittenField.tsx'

type Values = Readonly<Record<string, string>>

/** The state of a handwritten form: every key is an update, a field is judged when it is left, all on submit. */
export function useHandwrittenForm(
  names: readonly string[],
  judge: (name: string, value: string) => string | undefined,
) {
  const [values, setValues] = useState<Values>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const judgeOne = (name: string) => judge(name, values[name] ?? '')
  const toField = (name: string): FieldState => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    change: (changed, value) => setValues((before) => ({ ...before, [changed]: value })),
    leave: (left) => setErrors((before) => ({ ...before, [left]: judgeOne(left) })),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setErrors(Object.fromEntries(names.map((name) => [name, judgeOne(name)])))
  }
  return { toField, submit }
}
