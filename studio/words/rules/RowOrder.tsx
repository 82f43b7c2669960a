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
  const rows = form.rows.map((row) => toFields(flow, row))
  return (
    <ol className="rows" aria-label="The order of the fields">
      {rows.map((fields, index) => {
        const name = fields.map(toLabel).join(', ')
        return (
          <li key={fields.join(' ')} className="inline">
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
                disabled={index === rows.length - 1}
                onClick={() => edit(moveRow(flow, form, index, 1))}
              >
                ↓
              </button>
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
