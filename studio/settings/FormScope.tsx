import type { JSONPath } from 'jsonc-parser'
import { type ComponentType, type ReactNode, createContext, use } from 'react'
import type { JsonSchema, LinkedFlow } from '../../engine/authoring.ts'
import { type Finding, toSentence } from '../findings/createFindings.ts'
import type { NewPart, Place } from './editPlace.ts'
import { type Shape, toLabel, toShape, toTarget } from './schemaShape.ts'
import type { FormRules } from './SettingsFile.ts'

/** What all fields of a form share. */
export interface Scope {
  readonly flow: LinkedFlow
  readonly file: string
  /** The schema that contains the definitions for all references. */
  readonly root: JsonSchema
  readonly rules: FormRules & Partial<AddingRules>
  /** The findings of the check, by their paths as JSON. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  /** Draws the field at a path and everything below it. */
  readonly Field: ComponentType<FieldProps>
  /** Returns a note to show above the fields of an object. */
  readonly toNote?: (path: JSONPath) => ReactNode
}

/** What a form knows about new parts besides the schema. */
export interface AddingRules {
  /** Lists what can be added to the list or object at a path; undefined if its schema says so. */
  readonly toAdditions: (path: JSONPath) => readonly Addition[] | undefined
}

/** A kind of part that can be added. */
export interface Addition {
  /** What it is, in lower case, such as `button`. */
  readonly noun: string
  /** The label of the input for its name or its words; undefined if nothing is asked. */
  readonly question: string | undefined
  /** The names to choose from, instead of typing one. */
  readonly names?: readonly string[]
  readonly toNew: (words: string) => NewPart
}

/** Provides the scope to the fields of a form. */
export const ScopeContext = createContext<Scope | undefined>(undefined)

/** Returns the scope of the form around a field. Throws outside of a form. */
export function useScope(): Scope {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('This field must be used inside a form.')
  return scope
}

/** A field of a form: its path, its schema and its value. */
export interface FieldProps {
  readonly path: JSONPath
  readonly schema: JsonSchema
  readonly value: unknown
  readonly label: string
  /** Whether the value cannot be removed. */
  readonly isRequired: boolean
}

/** A list, or an object whose property names the author chooses. */
export interface CollectionProps extends FieldProps {
  readonly items: JsonSchema
  /** Whether the parts have names instead of an order. */
  readonly isMap: boolean
}

/** One part of a collection, with its index or its name. */
export interface Part {
  readonly name: string | number
  readonly path: JSONPath
  readonly value: unknown
}

/** Returns the place of a field, with the label for an edit of it. */
export function usePlace(path: JSONPath, label: string): Place {
  const { file } = useScope()
  return { file, path, label }
}

/** The fields of an object, below its findings and its note. */
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

/** Explains what a field is for. */
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

/** Shows the findings of the check at a path. */
export function Faults({ path, id }: { readonly path: JSONPath; readonly id?: string }) {
  const { findings } = useScope()
  const own = findings.get(JSON.stringify(path)) ?? []
  return (
    <span id={id} className="setting-faults">
      {own.map(({ message, hint }) => (
        <strong key={message} className="bad">
          {toSentence(message)}. {hint}
        </strong>
      ))}
    </span>
  )
}

/** Makes words fit into a sentence: the first letter becomes lowercase unless it begins an abbreviation. */
export const toLower = (words: string): string => words.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())
