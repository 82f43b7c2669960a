import type { LinkedFlow } from '../../../engine/authoring.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { type FormRows, moveRow, toFields } from '../edits/layout.ts'

interface RowOrderProps {
  readonly flow: LinkedFlow
  readonly form: FormRows
  /** What a field is called. */
  readonly toLabel: (field: string) => string
}

/** The rows of a form, to be put into another order. */
export function RowOrder({ flow, form, toLabel }: RowOrderProps) {
  const edit = useEdit()
  if (form.rows.length < 2) return null
  const names = form.rows.map((row) => toFields(flow, row).map(toLabel).join(', '))
  return (
    <ol className="rows" aria-label="The order of the fields">
      {names.map((name, index) => (
        <li key={name} className="inline">
          <span className="buttons">
            <button
              type="button"
              aria-label={`Move ${name} up`}
              disabled={index === 0}
              onClick={() => edit(moveRow(flow, form, index, -1))}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`Move ${name} down`}
              disabled={index === names.length - 1}
              onClick={() => edit(moveRow(flow, form, index, 1))}
            >
              ↓
            </button>
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
