import type { JSONPath } from 'jsonc-parser'
import { useId, useState } from 'react'
import type { JsonSchema, LinkedFlow } from '../../engine/authoring.ts'
import { useStudio } from '../StudioContext.ts'
import { useEdit } from '../words/edits/applyEdit.ts'
import { firstTexts } from '../words/edits/texts.ts'
import { Mover, useItemKeys } from '../words/order/Mover.tsx'
import { type NewPart, addPart, movePart, removePart, renamePart } from './editPlace.ts'
import { NameInput } from './Leaf.tsx'
import { Faults, type FieldProps, Help, Properties, toLower, usePlace, useScope } from './FormScope.tsx'
import type { FormRules } from './SettingsFile.ts'
import { toInitial, toShape, toTarget } from './schemaShape.ts'

interface CollectionProps extends FieldProps {
  readonly items: JsonSchema
  /** Whether the parts have names instead of an order. */
  readonly isMap: boolean
}

/** The parts of a list, or of an object whose property names the author chooses. Parts can be added and removed. */
export function Collection(props: CollectionProps) {
  const { path, schema, value, label, items, isMap } = props
  const { root } = useScope()
  const [added, setAdded] = useState<number>()
  const noun = toLower(toTitle(toTarget(items, root)))
  const isOne = !isMap && value !== undefined && !Array.isArray(value)
  const parts: readonly Part[] = isOne
    ? [{ name: 0, path, value }]
    : Object.entries(Object(value))
        .filter(([name]) => name !== '$schema')
        .map(([name, inner]) => {
          const own = isMap ? name : Number(name)
          return { name: own, path: [...path, own], value: inner }
        })
  const order = useItemKeys(parts.length)
  return (
    <fieldset className="settings-group">
      <legend>{label}</legend>
      <Help schema={schema} />
      <Faults path={path} />
      <ul className="rows">
        {parts.map((part, index) => (
          <PartItem
            key={order.keys[index]}
            {...props}
            part={part}
            index={index}
            parts={parts}
            noun={noun}
            isNew={index === added}
            canMove={!isMap && !isOne}
            order={order}
          />
        ))}
      </ul>
      {!isOne && <AddPart {...props} parts={parts} noun={noun} onAdded={setAdded} />}
    </fieldset>
  )
}

interface Part {
  readonly name: string | number
  readonly path: JSONPath
  readonly value: unknown
}

const toTitle = ({ title }: JsonSchema) => (typeof title === 'string' ? title : 'Entry')

interface PartItemProps extends CollectionProps {
  readonly part: Part
  readonly index: number
  readonly parts: readonly Part[]
  readonly noun: string
  readonly canMove: boolean
  /** Whether the part was just added, and is therefore open to be filled in. */
  readonly isNew: boolean
  readonly order: ReturnType<typeof useItemKeys>
}

function PartItem(props: PartItemProps) {
  const { path, schema, items, isMap, label, part, index, parts, noun, canMove, isNew, order } = props
  const { root, flow, rules, findings, Field } = useScope()
  const { code } = useStudio()
  const edit = useEdit()
  const list = usePlace(path, `reordering ${toLower(label)}`)
  const name = isMap ? String(part.name) : (toName(part.value) ?? `${noun} ${index + 1}`)
  const place = usePlace(part.path, `removing ${name}`)
  const id = useId()
  const [isOpen, setOpen] = useState(isNew || parts.length === 1)
  const { kind } = toShape(items, root)
  const isSimple = kind !== 'object' && kind !== 'choice'
  const words = toWords(flow, rules, part)
  const isFaulty = [...findings.keys()].some((at) => at.startsWith(JSON.stringify(part.path).slice(0, -1)))
  const buttons = (
    <span className="buttons">
      {canMove && parts.length > 1 && (
        <Mover
          name={name}
          index={index}
          count={parts.length}
          onMove={(to) => {
            edit(movePart(list, index, to))
            order.move(index, to)
          }}
        />
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        disabled={parts.length === toTarget(schema, root)['minItems']}
        onClick={() => {
          edit(removePart(flow, place, part.value, rules, code))
          order.remove(index)
        }}
      >
        Remove
      </button>
    </span>
  )
  const naming = isMap && (
    <div className="setting">
      <label htmlFor={id}>Name of the {noun}</label>
      <NameInput
        id={id}
        name={String(part.name)}
        toFault={(next) => (parts.some((other) => other.name === next) ? `${next} already exists.` : undefined)}
        onName={(next) => edit(renamePart({ ...place, label: `renaming ${name} to ${next}` }, next))}
      />
    </div>
  )
  if (isSimple)
    return (
      <li className="settings-line">
        {naming}
        <Field
          path={part.path}
          schema={items}
          value={part.value}
          label={isMap ? `${toTitle(toTarget(items, root))} ${name}` : toTitle(toTarget(items, root))}
          isRequired
        />
        {buttons}
      </li>
    )
  return (
    <li className="row">
      <details open={isOpen || isFaulty} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong>
          <span className="quiet-inline">{words}</span>
        </summary>
        {naming}
        {kind === 'object' ? (
          <Properties path={part.path} schema={items} value={part.value} />
        ) : (
          <Field path={part.path} schema={items} value={part.value} label={toTitle(toTarget(items, root))} isRequired />
        )}
        {buttons}
      </details>
    </li>
  )
}

/** Returns the text that applicants read for a part, in the first language. */
function toWords(flow: LinkedFlow, { toTextKey }: FormRules, { path, value }: Part): string | undefined {
  const { name, title, label }: { readonly [name: string]: unknown } = Object(value)
  const found = Object.entries({ name, title, label }).find(([, own]) => typeof own === 'string')
  const key = found && toTextKey?.([...path, found[0]], String(found[1]))
  return key === undefined ? undefined : firstTexts(flow)[key]
}

/** Returns the name that a part of a list has in its own data. */
function toName(value: unknown): string | undefined {
  const { name, adapter, action }: { readonly [name: string]: unknown } = Object(value)
  const own = name ?? adapter ?? action
  return typeof own === 'string' && own !== '' ? own : undefined
}

interface AddPartProps extends CollectionProps {
  readonly parts: readonly Part[]
  readonly noun: string
  readonly onAdded: (index: number) => void
}

/** Adds a part. It asks for a name if the part needs one; a named entry starts as a copy of the last one. */
function AddPart({ path, items, isMap, value, parts, noun, onAdded }: AddPartProps) {
  const { root, flow, file, rules } = useScope()
  const edit = useEdit()
  const id = useId()
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const isNamed = toTarget(items, root).properties?.['name'] !== undefined
  const question = rules.toQuestion?.(path) ?? (isMap || isNamed ? `Name of the new ${noun}` : undefined)
  const words = `Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

  const toPart = (): NewPart => {
    const known = rules.toNew?.(path, name.trim())
    if (known) return known
    const last = isMap ? parts.at(-1)?.value : undefined
    const initial = typeof last === 'object' && last !== null ? last : toInitial(items, root)
    if (isMap || !isNamed) return { value: initial }
    const key = rules.toTextKey?.([...path, parts.length, 'name'], name.trim())
    return {
      value: { ...Object(initial), name: name.trim() },
      ...(key !== undefined && { texts: { [key]: name.trim() } }),
    }
  }
  const add = () => {
    if (question !== undefined && name.trim() === '') return setFault(`Enter the ${toLower(question)}.`)
    const part = toPart()
    const own = part.name ?? name.trim()
    if (isMap && parts.some((other) => other.name === own)) return setFault(`${own} already exists.`)
    const isFirst = value === undefined && !isMap
    const place = {
      file,
      label: `adding ${name.trim() || noun}`,
      path: isFirst ? path : [...path, isMap ? own : parts.length],
    }
    edit(addPart(flow, place, isFirst ? { ...part, value: [part.value] } : part))
    setName('')
    setFault('')
    return onAdded(parts.length)
  }
  return (
    <form
      className="inline"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {question !== undefined && (
        <label>
          {question}
          <input
            value={name}
            spellCheck={false}
            aria-invalid={fault !== ''}
            aria-describedby={id}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <button type="submit">{words}</button>
      <strong id={id} role="alert" className="bad">
        {fault}
      </strong>
    </form>
  )
}
