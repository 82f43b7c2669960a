import { createContext, useContext } from 'react'
import type { CompiledField, CompiledForm } from '../../definition/CompiledFlow.ts'
import type { FormReading } from './createFormReader.ts'
import type { OptionsSource } from './useOptions.ts'

/** The form that is drawn around a field. */
export interface DrawnForm {
  readonly form: CompiledForm
  /** What the ids of its controls begin with. */
  readonly id: string
  /** The form as the session's data make it now. */
  readonly read: () => FormReading
  /** What the choices of a field are made of now. */
  readonly readItems: (source: OptionsSource) => unknown
  /** Takes a value that was typed or chosen into the field with this path. */
  readonly commit: (path: string, value: unknown) => void
  /** Told that something was typed or chosen in the field. */
  readonly touch: (path: string) => void
  /** Validates the field, which was left, unless it is empty and nobody has touched it. */
  readonly leave: (path: string) => void
}

export const FormContext = createContext<DrawnForm | undefined>(undefined)

/** The form that is drawn around this component. */
export function useForm(): DrawnForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('This component is drawn outside of a form.')
  return form
}

/** What a field takes from the session; its settings name no positions of list items: `addresses.city`. */
export const toFieldSettings = ({ fields }: CompiledForm, path: string): CompiledField | undefined =>
  fields[path.replaceAll(/\.\d+(?=\.|$)/g, '')]
