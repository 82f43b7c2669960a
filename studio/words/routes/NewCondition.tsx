import { useMemo, useState } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { useStudio } from '../../StudioContext.ts'
import { type Comparison, listConditionValues, toCondition, toConditionFault } from '../edits/conditions.ts'
import { StepDialog } from '../steps/StepDialog.tsx'
import { ComparisonLine } from './ComparisonLine.tsx'

interface NewConditionProps {
  readonly flow: LinkedFlow
  /** Called with the name of the condition. */
  readonly onMade: (name: string) => void
  readonly onClose: () => void
}

const emptyLine: Comparison = { path: '', operator: 'is', operand: '' }

/** Composes a condition from lines, each with a value, an operator and an operand. */
export function NewCondition({ flow, onMade, onClose }: NewConditionProps) {
  const { desk } = useStudio()
  const values = useMemo(() => listConditionValues(flow), [flow])
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
      <button type="button" onClick={() => setLines([...lines, emptyLine])}>
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
