import { createContext, use } from 'react'
import type { CompiledField, CompiledForm } from '../../definition/CompiledFlow.ts'

/** The form that is drawn around a field. */
export const FormContext = createContext<CompiledForm | undefined>(undefined)

/** The form that is drawn around this component. */
export function useForm(): CompiledForm {
  const form = use(FormContext)
  if (!form) throw new Error('This component is drawn outside of a form.')
  return form
}

/** What a field takes from the session, by its path. */
export const toFieldSettings = (form: CompiledForm, path: Path): CompiledField | undefined =>
  form.fields[toPlainPath(path)]

/** A path without the positions of list items: `addresses.city`. */
export const toPlainPath = (path: Path): string => path.filter((key) => typeof key === 'string').join('.')

type Path = readonly (string | number)[]
