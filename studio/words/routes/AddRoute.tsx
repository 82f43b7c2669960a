import type { JSONPath } from 'jsonc-parser'
import { useMemo, useState } from 'react'
import { type LinkedFlow, toMeaning } from '../../../engine/authoring.ts'
import { useStudio } from '../../StudioContext.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { type Comparison, listConditionValues, toCondition, toConditionFault } from '../edits/conditions.ts'
import { type Target, addRoute, listDialogs } from '../edits/routes.ts'
import { firstTexts } from '../edits/texts.ts'
import { StepDialog, addRow } from '../steps/StepDialog.tsx'
import { ComparisonLine } from './ComparisonLine.tsx'

interface AddRouteProps {
  readonly flow: LinkedFlow
  /** The path of the list of instructions in the flow file. */
  readonly path: JSONPath
  /** The index of the instruction before which the way is inserted. */
  readonly index: number
}

/** Adds a way before the last instruction of a list. */
export function AddRoute({ flow, path, index }: AddRouteProps) {
  const edit = useEdit()
  const [chosen, setWhen] = useState<string>()
  // Undo may have removed a condition that was made for this route.
  const when = Object.hasOwn(flow.definition.predicates, chosen ?? '') ? chosen : undefined
  const [target, setTarget] = useState<Target>({ to: flow.definition.start })
  return (
    <details>
      <summary>Add a route</summary>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          if (when === undefined) return
          edit(addRoute(flow, path, index, { when, ...target }))
          // A second press must not add the route again.
          setWhen(undefined)
        }}
      >
        <ConditionSelect flow={flow} label="Condition of the new route" value={when} onChoose={setWhen} />
        <TargetSelect flow={flow} path={path} label="Where the new route goes" value={target} onChoose={setTarget} />
        <button type="submit" aria-disabled={when === undefined}>
          Add before the last instruction
        </button>
        {when === undefined && (
          <p className="quiet">
            Choose a condition first: after a route that is always taken, nothing else would happen.
          </p>
        )}
      </form>
    </details>
  )
}

interface ChoiceProps<Value> {
  readonly flow: LinkedFlow
  readonly label: string
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Chooses a condition in words, or opens a dialog for a new one. */
export function ConditionSelect({ flow, label, value, onChoose }: ChoiceProps<string | undefined>) {
  const [isNew, setNew] = useState(false)
  return (
    <>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => {
          if (target.value === newCondition) setNew(true)
          else onChoose(target.value === '' ? undefined : target.value)
        }}
      >
        <option value="">always</option>
        <option value={newCondition}>if … (new condition)</option>
        {value !== undefined && !(value in flow.definition.predicates) && (
          <option value={value}>{value} (unknown)</option>
        )}
        {Object.keys(flow.definition.predicates).map((predicate) => (
          <option key={predicate} value={predicate}>
            if {toMeaning(flow.definition, predicate)}
          </option>
        ))}
      </select>
      {isNew && <NewCondition flow={flow} onMade={onChoose} onClose={() => setNew(false)} />}
    </>
  )
}

/** No predicate can have this name. */
const newCondition = '…'

/** Chooses a step by its title. */
export function StepSelect({ flow, label, value, onChoose }: ChoiceProps<string>) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <StepOptions flow={flow} value={value} />
    </select>
  )
}

/** Chooses how an instruction ends: at a step, with a dialog of the steps that run it, or by staying. */
export function TargetSelect({
  flow,
  path,
  label,
  value,
  onChoose,
}: ChoiceProps<Target> & { readonly path: JSONPath }) {
  const dialogs = listDialogs(flow, path)
  const texts = firstTexts(flow)
  const shown = 'to' in value ? value.to : 'dialog' in value ? `${asked}${value.dialog}` : staying
  return (
    <select aria-label={label} value={shown} onChange={({ target }) => onChoose(toTarget(target.value))}>
      <option value={staying}>stay here</option>
      {dialogs.map(([name, title]) => (
        <option key={name} value={`${asked}${name}`}>
          ask “{texts[title] ?? title}” ({name})
        </option>
      ))}
      <StepOptions flow={flow} value={'to' in value ? value.to : undefined} />
    </select>
  )
}

/** No step can have these names. */
const [staying, asked] = ['(stay)', '(ask) ']

const toTarget = (value: string): Target =>
  value === staying ? { stay: true } : value.startsWith(asked) ? { dialog: value.slice(asked.length) } : { to: value }

function StepOptions({ flow, value }: { readonly flow: LinkedFlow; readonly value: string | undefined }) {
  const texts = firstTexts(flow)
  return (
    <>
      {value !== undefined && !(value in flow.definition.steps) && (
        <option value={value}>go to {value} (unknown)</option>
      )}
      {Object.entries(flow.definition.steps).map(([step, { title }]) => (
        <option key={step} value={step}>
          go to {texts[title] ?? title} ({step})
        </option>
      ))}
    </>
  )
}

interface NewConditionProps {
  readonly flow: LinkedFlow
  /** Called with the name of the condition. */
  readonly onMade: (name: string) => void
  readonly onClose: () => void
}

const emptyLine: Comparison = { path: '', operator: 'is', operand: '' }

/** Composes a condition from lines, each with a value, an operator and an operand. */
function NewCondition({ flow, onMade, onClose }: NewConditionProps) {
  const { desk } = useStudio()
  // What the open step asks for comes first: the author is looking at it.
  const values = useMemo(() => {
    const own = [flow.written.steps[desk.getState().step]?.form ?? []].flat().map(({ data }) => `${data}.`)
    const isOwn = (path: string) => Number(own.some((slot) => path.startsWith(slot)))
    return listConditionValues(flow).toSorted((a, b) => isOwn(b.path) - isOwn(a.path))
  }, [flow, desk])
  const [lines, setLines] = useState<readonly Comparison[]>([emptyLine])
  const [join, setJoin] = useState<'all' | 'any'>('all')
  const fault = toConditionFault(flow, lines)
  const made = fault === undefined ? toCondition(flow, lines, join) : undefined
  return (
    <StepDialog
      title="New condition"
      action="Use this condition"
      fault={fault}
      toEdit={() => [made?.edit ?? { label: '', changes: [] }, desk.getState().step]}
      onDone={() => made && onMade(made.name)}
      onClose={onClose}
    >
      {lines.length > 1 && (
        <p>
          True when{' '}
          <select
            aria-label="How many lines must be true"
            value={join}
            onChange={({ target }) => setJoin(target.value === 'any' ? 'any' : 'all')}
          >
            <option value="all">all of these are true</option>
            <option value="any">any of these is true</option>
          </select>
        </p>
      )}
      {lines.map((line, index) => (
        <ComparisonLine
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
          key={index}
          flow={flow}
          number={index + 1}
          values={values}
          line={line}
          onChange={(next) => setLines(lines.with(index, next))}
          onRemove={lines.length > 1 ? () => setLines(lines.toSpliced(index, 1)) : undefined}
        />
      ))}
      <button type="button" onClick={addRow(() => setLines([...lines, emptyLine]))}>
        Add a line
      </button>
      {made && (
        <p>
          {made.edit ? 'Reads as' : 'Already in the flow'}: if {made.means}. <code>{made.when}</code>
        </p>
      )}
    </StepDialog>
  )
}
