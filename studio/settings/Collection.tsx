import { useId, useState } from 'react'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useStudio } from '../StudioContext.ts'
import { useEdit } from '../words/edits/applyEdit.ts'
import { firstTexts } from '../words/edits/texts.ts'
import { Mover, useItemKeys } from '../words/order/Mover.tsx'
import { addPart, movePart, removePart, renamePart } from './editPlace.ts'
import { NameInput } from './Leaf.tsx'
import {
  type Addition,
  type CollectionProps,
  Faults,
  Help,
  type Part,
  Properties,
  type Scope,
  toLower,
  usePlace,
  useScope,
} from './FormScope.tsx'
import type { FormRules } from './SettingsFile.ts'
import { toGiven, toInitial, toName, toShape, toTarget, toTitle } from './schemaShape.ts'

/** The parts of a list, or of an object whose property names the author chooses. Parts can be added and removed. */
export function Collection(props: CollectionProps) {
  const { path, schema, value, label, isMap } = props
  const scope = useScope()
  const [added, setAdded] = useState<number>()
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
  const additions = scope.rules.toAdditions?.(path) ?? [toAddition(props, parts, scope)]
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
            isNew={index === added}
            canMove={!isMap && !isOne}
            order={order}
          />
        ))}
      </ul>
      {!isOne &&
        additions.map((one) => <AddPart key={one.noun} {...props} parts={parts} addition={one} onAdded={setAdded} />)}
    </fieldset>
  )
}

interface PartItemProps extends CollectionProps {
  readonly part: Part
  readonly index: number
  readonly parts: readonly Part[]
  readonly canMove: boolean
  /** Whether the part was just added, and is therefore open to be filled in. */
  readonly isNew: boolean
  readonly order: ReturnType<typeof useItemKeys>
}

function PartItem(props: PartItemProps) {
  const { path, schema, isMap, label, part, index, parts, isRequired, canMove, isNew, order } = props
  const { root, flow, rules, findings, Field } = useScope()
  const items = toGiven(props.items, root, part.value)
  const title = toTitle(items)
  const isLast = parts.length === 1 && !isRequired
  const { code } = useStudio()
  const edit = useEdit()
  const list = usePlace(path, `reordering ${toLower(label)}`)
  const name = isMap ? String(part.name) : (toName(part.value) ?? `${title} ${index + 1}`)
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
        disabled={!isLast && parts.length === toTarget(schema, root)['minItems']}
        onClick={() => {
          edit(removePart(flow, place, part.value, rules, code, isLast ? path : part.path))
          order.remove(index)
        }}
      >
        Remove
      </button>
    </span>
  )
  const naming = isMap && (
    <div className="setting">
      <label htmlFor={id}>Name of the {toLower(title)}</label>
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
          label={isMap ? `${toTitle(items)} ${name}` : toTitle(items)}
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
          <Field path={part.path} schema={items} value={part.value} label={toTitle(items)} isRequired />
        )}
        {buttons}
      </details>
    </li>
  )
}

/** Returns the text that applicants read for a part, in the first language. */
function toWords(flow: LinkedFlow, { toTextKey }: FormRules, { path, value }: Part): string | undefined {
  const { name, title, label, text }: { readonly [name: string]: unknown } = Object(value)
  const found = Object.entries({ name, title, label, text }).find(([, own]) => typeof own === 'string')
  const key = found && toTextKey?.([...path, found[0]], String(found[1]))
  return key === undefined ? undefined : firstTexts(flow)[key]
}

/** Returns what the schema says about a new part. It needs a name if its schema has one; a named entry starts as a copy of the last one. */
function toAddition({ path, items, isMap }: CollectionProps, parts: readonly Part[], { root, rules }: Scope): Addition {
  const noun = toLower(toTitle(toTarget(items, root)))
  const isNamed = toTarget(items, root).properties?.['name'] !== undefined
  return {
    noun,
    question: isMap || isNamed ? `Name of the new ${noun}` : undefined,
    toNew(name) {
      const last = isMap ? parts.at(-1)?.value : undefined
      const initial = typeof last === 'object' && last !== null ? last : toInitial(items, root)
      if (isMap || !isNamed) return { value: initial }
      const key = rules.toTextKey?.([...path, parts.length, 'name'], name)
      return { value: { ...Object(initial), name }, ...(key !== undefined && { texts: { [key]: name } }) }
    },
  }
}

interface AddPartProps extends CollectionProps {
  readonly parts: readonly Part[]
  readonly addition: Addition
  /** Called with the index of the new part. */
  readonly onAdded: (index: number) => void
}

/** Adds a part of one kind, and asks for its name or its words if it needs them. */
function AddPart({ path, isMap, value, parts, addition, onAdded }: AddPartProps) {
  const { flow, file } = useScope()
  const edit = useEdit()
  const id = useId()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  const { noun, question, names } = addition
  const add = () => {
    const name = words.trim()
    if (question !== undefined && name === '')
      return setFault(`${names ? 'Choose' : 'Enter'} the ${toLower(question)}.`)
    const part = addition.toNew(name)
    const own = part.name ?? name
    if (isMap && parts.some((other) => other.name === own)) return setFault(`${own} already exists.`)
    const isFirst = value === undefined && !isMap
    const place = {
      file,
      label: `adding ${name || noun}`,
      path: isFirst ? path : [...path, isMap ? own : parts.length],
    }
    edit(addPart(flow, place, isFirst ? { ...part, value: [part.value] } : part))
    setWords('')
    setFault('')
    return onAdded(parts.length)
  }
  const asked = { value: words, 'aria-invalid': fault !== '', 'aria-describedby': id }
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
          {names ? (
            <select {...asked} onChange={({ target }) => setWords(target.value)}>
              <option value="">Choose one</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          ) : (
            <input {...asked} spellCheck={false} onChange={({ target }) => setWords(target.value)} />
          )}
        </label>
      )}
      <button type="submit">{`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}</button>
      <strong id={id} role="alert" className="bad">
        {fault}
      </strong>
    </form>
  )
}
