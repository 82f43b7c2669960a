import './settings.css'
import { useId, useMemo } from 'react'
import { useEdit } from '../words/edits/applyEdit.ts'
import { Collection } from './Collection.tsx'
import { setValue } from './editPlace.ts'
import {
  Faults,
  type FieldProps,
  Help,
  Properties,
  type Scope,
  ScopeContext,
  toLower,
  usePlace,
  useScope,
} from './FormScope.tsx'
import { Leaf } from './Leaf.tsx'
import { type Shape, toBranchIndex, toInitial, toShape } from './schemaShape.ts'

/** A form for a part of a JSON file, generated from its JSON Schema. */
export function SchemaForm({ scope, ...field }: FieldProps & { readonly scope: Omit<Scope, 'Field'> }) {
  const whole = useMemo(() => ({ ...scope, Field }), [scope])
  return (
    <ScopeContext value={whole}>
      <Field {...field} />
    </ScopeContext>
  )
}

/** Draws one value: a single input, or the fields below it. */
function Field(props: FieldProps) {
  const { root } = useScope()
  const { schema, value, isRequired } = props
  const shape = toShape(schema, root)
  const isWhole = shape.kind === 'object' || shape.kind === 'choice'
  if (isWhole && value === undefined && !isRequired) return <Absent {...props} />
  switch (shape.kind) {
    case 'choice':
      return <Choice {...props} branches={shape.branches} />
    case 'object':
      return <Group {...props} />
    case 'map':
    case 'list':
      return <Collection {...props} items={shape.items} isMap={shape.kind === 'map'} />
    case 'constant':
      return null
    case 'names':
    case 'number':
    case 'flag':
    case 'color':
    case 'text':
      return <Leaf {...props} shape={shape} />
  }
}

/** A button that adds an optional value. */
function Absent({ path, schema, label }: FieldProps) {
  const { root } = useScope()
  const edit = useEdit()
  const place = usePlace(path, `adding ${toLower(label)}`)
  return (
    <div className="setting">
      <button type="button" onClick={() => edit(setValue(place, toInitial(schema, root)))}>
        Add {toLower(label)}
      </button>
      <Help schema={schema} />
    </div>
  )
}

/** The fields of an object below its label. */
function Group(props: FieldProps) {
  const { label, schema, path, value, isRequired } = props
  return (
    <fieldset className="settings-group">
      <legend>{label}</legend>
      <Help schema={schema} />
      <Properties path={path} schema={schema} value={value} />
      <Remove path={path} label={label} isRequired={isRequired} />
    </fieldset>
  )
}

/** A choice between the alternatives of a schema, with the fields of the chosen one. */
function Choice({
  path,
  schema,
  value,
  label,
  isRequired,
  branches,
}: FieldProps & Omit<Extract<Shape, { kind: 'choice' }>, 'kind'>) {
  const { root } = useScope()
  const edit = useEdit()
  const place = usePlace(path, `changing ${toLower(label)}`)
  const id = useId()
  const current = toBranchIndex(branches, value)
  const branch = branches[current]
  return (
    <fieldset className="settings-group">
      <legend>{label}</legend>
      <select
        aria-label={label}
        aria-describedby={id}
        value={current}
        onChange={({ target }) => {
          const next = branches[Number(target.value)]
          if (next) edit(setValue(place, toInitial(next.schema, root)))
        }}
      >
        {current < 0 && <option value={-1}>Choose one</option>}
        {branches.map(({ label: words }, index) => (
          <option key={words} value={index}>
            {words}
          </option>
        ))}
      </select>
      <Help id={id} schema={schema} />
      {branch ? <Properties path={path} schema={branch.schema} value={value} /> : <Faults path={path} />}
      <Remove path={path} label={label} isRequired={isRequired} />
    </fieldset>
  )
}

/** A button that removes an optional value. */
function Remove({ path, label, isRequired }: Pick<FieldProps, 'path' | 'label' | 'isRequired'>) {
  const edit = useEdit()
  const place = usePlace(path, `removing ${toLower(label)}`)
  if (isRequired) return null
  return (
    <button type="button" className="small" onClick={() => edit(setValue(place, undefined))}>
      Remove {toLower(label)}
    </button>
  )
}
