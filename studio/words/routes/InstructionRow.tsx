import type { JSONPath } from 'jsonc-parser'
import type { ReactNode } from 'react'
import {
  createFlowWords,
  toInstructionLines,
  toMeaning,
  withExpressions,
  type InstructionDefinition,
  type LinkedFlow,
} from '../../../engine/authoring.ts'
import {
  type Target,
  editCondition,
  editMeaning,
  editTarget,
  listDoers,
  listSaid,
  moveInstruction,
  removeInstruction,
} from '../edits/routes.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { Mover, type useItemKeys } from '../order/Mover.tsx'
import { toStepTitles } from '../listFormFields.ts'
import { KeyTexts } from '../TextRow.tsx'
import { ConditionSelect, TargetSelect } from './AddRoute.tsx'

interface InstructionRowProps {
  readonly flow: LinkedFlow
  /** The step that the event belongs to. */
  readonly step: string
  readonly instruction: InstructionDefinition
  readonly index: number
  readonly count: number
  readonly order: ReturnType<typeof useItemKeys>
  /** The path of its list in the flow file. */
  readonly path: JSONPath
  readonly language: string
  /** Draws a nested list of instructions: of another outcome of a call, or of a procedure. */
  readonly drawList: (list: readonly InstructionDefinition[], path: JSONPath) => ReactNode
}

/** Edits one instruction as a sentence: its condition, what it does, and where it goes. */
export function InstructionRow({
  flow,
  step,
  instruction,
  index,
  count,
  order,
  path,
  language,
  drawList,
}: InstructionRowProps) {
  const edit = useEdit()
  const place = [...path, index]
  const { when, on = {}, do: called = '' } = instruction
  const target = toTarget(instruction)
  const procedure = flow.written.procedures?.[called]
  const name = `instruction ${toOutline(place)}`
  return (
    <li>
      <div className="inline">
        {!procedure && (
          <ConditionSelect
            flow={flow}
            label={`Condition of ${name}`}
            value={when}
            onChoose={(predicate) => edit(editCondition(flow, place, predicate))}
          />
        )}
        {target && (
          <TargetSelect
            flow={flow}
            path={path}
            label={`Where ${name} goes`}
            value={target}
            onChoose={(next) => edit(editTarget(flow, place, next))}
          />
        )}
        <span className="buttons">
          <Mover
            name={name}
            index={index}
            count={count}
            onMove={(next) => {
              edit(moveInstruction(flow, path, index, next))
              order.move(index, next)
            }}
          />
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => {
              edit(removeInstruction(flow, path, index))
              order.remove(index)
            }}
          >
            Remove
          </button>
        </span>
      </div>
      {toDeeds(flow, instruction, language).map((line) => (
        <p key={line} className="deed">
          {line}
        </p>
      ))}
      <Said flow={flow} keys={listSaid(flow, path, instruction)} isAsked={instruction.dialog !== undefined} />
      {procedure && (
        <Procedure flow={flow} step={step} name={called} means={procedure.means}>
          {drawList(procedure.do, ['procedures', called, 'do'])}
        </Procedure>
      )}
      {Object.entries(on).map(([outcome, list]) => (
        <div key={outcome} className="outcome">
          <p>
            When the answer is <strong>{toMeaning(flow.definition, outcome)}</strong>:
          </p>
          {drawList(list, [...place, 'on', outcome])}
        </div>
      ))}
    </li>
  )
}

interface ProcedureProps {
  readonly flow: LinkedFlow
  readonly step: string
  readonly name: string
  readonly means: string
  readonly children: ReactNode
}

/** Edits a procedure, which several events may run: its meaning and its instructions. Shows the other steps that run it. */
function Procedure({ flow, step, name, means, children }: ProcedureProps) {
  const edit = useEdit()
  const others = listDoers(flow, name).filter((other) => other !== step)
  return (
    <div className="outcome">
      <label className="meaning">
        <span>
          What <strong>{name}</strong> means
        </span>
        <textarea rows={1} value={means} onChange={({ target }) => edit(editMeaning(flow, name, target.value))} />
      </label>
      <p className="quiet">
        {others.length === 0 ? 'Only this step uses it.' : `Changes here also affect ${toStepTitles(flow, others)}.`}
      </p>
      {children}
    </div>
  )
}

/** Edits the texts of an instruction; those of a dialog are collapsed. */
function Said({
  flow,
  keys,
  isAsked,
}: {
  readonly flow: LinkedFlow
  readonly keys: readonly string[]
  readonly isAsked: boolean
}) {
  if (keys.length === 0) return null
  const texts = keys.map((key) => <KeyTexts key={key} flow={flow} textKey={key} />)
  if (!isAsked) return texts
  return (
    <details>
      <summary>Dialog text</summary>
      {texts}
    </details>
  )
}

/** Numbers an instruction within its event or procedure: `3`, `3 refused 1` below an outcome, `1 of createLead`. */
function toOutline([owner, name, ...inner]: JSONPath): string {
  const isProcedure = owner === 'procedures'
  const parts = inner.slice(isProcedure ? 1 : 2).filter((part) => part !== 'on')
  const outline = parts.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ')
  return isProcedure ? `${outline} of ${name}` : outline
}

/** Returns how an instruction ends its event; undefined if it does not, or ends it in another way. */
function toTarget({ to, dialog, stay }: InstructionDefinition): Target | undefined {
  if (to !== undefined) return { to }
  if (dialog !== undefined) return { dialog }
  return stay && { stay }
}

/** Describes in lines what an instruction does besides ending its event; outcomes are shown separately. */
function toDeeds(flow: LinkedFlow, instruction: InstructionDefinition, language: string): string[] {
  const {
    do: _do,
    when: _when,
    to: _to,
    dialog: _dialog,
    stay: _stay,
    on: _on,
    ...deeds
  } = withExpressions(instruction)
  if (Object.keys(deeds).length === 0) return []
  const words = { ...createFlowWords(flow, language), actions: flow.definition.actions }
  return toInstructionLines([deeds], words).map((line) => line.replace(/^1\. /, '').trim())
}
