import { createContext, useContext } from 'react'
import type { CompiledField, CompiledForm } from '../../definition/CompiledFlow.ts'
import type { FormReading } from './createFormReader.ts'
import type { OptionsSource } from './useOptions.ts'

/** The form around a field. */
export interface DrawnForm {
  readonly form: CompiledForm
  /** The prefix of its controls' ids. */
  readonly id: string
  /** Reads the form for the session's current data. */
  readonly read: () => FormReading
  /** Reads the items that a field's choices are made of. */
  readonly readItems: (source: OptionsSource) => unknown
  /** Stores a typed or chosen value of the field with this path. */
  readonly commit: (path: string, value: unknown) => void
  /** Records that the applicant typed or chose something in the field. */
  readonly touch: (path: string) => void
  /** Validates a field that the applicant left, unless it is empty and untouched. */
  readonly leave: (path: string) => void
}

export const FormContext = createContext<DrawnForm | undefined>(undefined)

/** Returns the form around this component. */
export function useForm(): DrawnForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('This component is drawn outside of a form.')
  return form
}

/** Returns the session's settings for a field. They omit the positions of list items: `addresses.city`. */
export const toFieldSettings = ({ fields }: CompiledForm, path: string): CompiledField | undefined =>
  fields[path.replaceAll(/\.\d+(?=\.|$)/g, '')]
