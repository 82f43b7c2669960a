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
import { Mover } from '../order/Mover.tsx'
import { KeyTexts } from '../TextRow.tsx'
import { ConditionSelect, TargetSelect } from './AddRoute.tsx'

interface InstructionRowProps {
  readonly flow: LinkedFlow
  /** Whose event it is part of. */
  readonly step: string
  readonly instruction: InstructionDefinition
  readonly index: number
  readonly count: number
  /** Where its list is in the flow file. */
  readonly path: JSONPath
  readonly language: string
  /** Draws what happens on another outcome of a call. */
  readonly drawList: (list: readonly InstructionDefinition[], path: JSONPath) => ReactNode
}

/** One instruction as a sentence: under which condition, what is done, and where it goes. */
export function InstructionRow({
  flow,
  step,
  instruction,
  index,
  count,
  path,
  language,
  drawList,
}: InstructionRowProps) {
  const edit = useEdit()
  const place = [...path, index]
  const { when, on = {}, do: called = '' } = instruction
  const target = toTarget(instruction)
  const procedure = flow.written.procedures?.[called]
  const name = `instruction ${index + 1}`
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
            onMove={(next) => edit(moveInstruction(flow, path, index, next))}
          />
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => edit(removeInstruction(flow, path, index))}
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

/** What several events do: what it means, where else that happens, and its instructions. */
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
        {others.length === 0
          ? 'Only this step does it.'
          : `What you change in it changes also at ${others.join(', ')}.`}
      </p>
      {children}
    </div>
  )
}

/** The words that an instruction says, to be changed in place; those of a dialog only when somebody asks for them. */
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
      <summary>What it asks</summary>
      {texts}
    </details>
  )
}

/** How it ends its event; undefined for one that does not, or in another way. */
function toTarget({ to, dialog, stay }: InstructionDefinition): Target | undefined {
  if (to !== undefined) return { to }
  if (dialog !== undefined) return { dialog }
  return stay && { stay }
}

/** What is done besides going somewhere, as lines; outcomes are shown apart. */
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
