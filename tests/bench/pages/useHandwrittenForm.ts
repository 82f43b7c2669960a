import { useState, type SyntheticEvent } from 'react'
import type { FieldState } from './HandwrittenField.tsx'

type Values = Readonly<Record<string, string>>

/** An error in a field. */
export interface Mistake {
  readonly name: string
  readonly words: string
}

/** Holds the state of a handwritten form. Every key updates it; a field is validated on blur, and all fields on submit. */
export function useHandwrittenForm(
  names: readonly string[],
  validate: (name: string, value: string) => string | undefined,
) {
  const [values, setValues] = useState<Values>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [refused, setRefused] = useState<readonly string[]>([])
  const validateOne = (name: string) => validate(name, values[name] ?? '')
  const toField = (name: string): FieldState => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    change: (changed, value) => setValues((before) => ({ ...before, [changed]: value })),
    leave: (left) => setErrors((before) => ({ ...before, [left]: validateOne(left) })),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setErrors(Object.fromEntries(names.map((name) => [name, validateOne(name)])))
    setRefused(names)
  }
  const mistakes = refused.flatMap((name): readonly Mistake[] => {
    const words = errors[name]
    return words === undefined ? [] : [{ name, words }]
  })
  return { toField, submit, mistakes }
}
