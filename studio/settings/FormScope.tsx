import type { JSONPath } from 'jsonc-parser'
import { type ComponentType, type ReactNode, createContext, use } from 'react'
import type { JsonSchema, LinkedFlow } from '../../engine/authoring.ts'
import type { Finding } from '../findings/createFindings.ts'
import type { NewPart, Place } from './editPlace.ts'
import { type Shape, toLabel, toShape, toTarget } from './schemaShape.ts'
import type { FormRules } from './SettingsFile.ts'

/** What all fields of a form share. */
export interface Scope {
  readonly flow: LinkedFlow
  readonly file: string
  /** In which the references of its schemas are found. */
  readonly root: JsonSchema
  readonly rules: FormRules & Partial<NewRules>
  /** What the check has found, by the place as JSON. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  /** Draws one place with all that is below it. */
  readonly Field: ComponentType<FieldProps>
  /** What stands above the fields of a place. */
  readonly toNote?: (path: JSONPath) => ReactNode
}

/** How something new is made in a form that knows more of it than its schema. */
export interface NewRules {
  /** What is asked for when something is added to a place; undefined when nothing is. */
  readonly toQuestion: (path: JSONPath) => string | undefined
  readonly toNew: (path: JSONPath, name: string) => NewPart | undefined
}

/** Holds it around the fields of a form. */
export const ScopeContext = createContext<Scope | undefined>(undefined)

/** What the form around a field is about. */
export function useScope(): Scope {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('This field belongs into a form.')
  return scope
}

/** A place of a form: what its schema says of it, and what stands there. */
export interface FieldProps {
  readonly path: JSONPath
  readonly schema: JsonSchema
  readonly value: unknown
  readonly label: string
  /** Whether it can be taken away. */
  readonly isRequired: boolean
}

/** The place of a field, with what an edit of it is called. */
export function usePlace(path: JSONPath, label: string): Place {
  const { file } = useScope()
  return { file, path, label }
}

/** The fields of an object, below what stands above them. */
export function Properties({ path, schema, value }: Pick<FieldProps, 'path' | 'schema' | 'value'>) {
  const { root, toNote, Field } = useScope()
  const shape: Shape = toShape(schema, root)
  return (
    <>
      <Faults path={path} />
      {toNote?.(path)}
      {shape.kind === 'object' &&
        shape.properties.map(({ name, schema: inner, isRequired }) => (
          <Field
            key={name}
            path={[...path, name]}
            schema={inner}
            value={Object(value)[name]}
            label={toLabel(toTarget(inner, root), name)}
            isRequired={isRequired}
          />
        ))}
    </>
  )
}

/** What a field is for. */
export function Help({ id, schema }: { readonly id?: string; readonly schema: JsonSchema }) {
  const { root } = useScope()
  const { description } = toTarget(schema, root)
  return (
    typeof description === 'string' && (
      <span className="quiet" id={id}>
        {description.replaceAll('`', '')}
      </span>
    )
  )
}

/** What the check has found at a place. */
export function Faults({ path, id }: { readonly path: JSONPath; readonly id?: string }) {
  const { findings } = useScope()
  const own = findings.get(JSON.stringify(path)) ?? []
  return (
    <span id={id} className="setting-faults">
      {own.map(({ message, hint }) => (
        <strong key={message} className="bad">
          {message.charAt(0).toUpperCase() + message.slice(1)}. {hint}
        </strong>
      ))}
    </span>
  )
}

/** Words within a sentence: those that are no abbreviation begin small. */
export const toLower = (words: string): string => words.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())
