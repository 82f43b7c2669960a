import { useRef } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { type Layout, canJoin, joinRow, moveInRow, moveRow, splitRow, toFields } from '../edits/layout.ts'
import { Mover } from '../order/Mover.tsx'

interface RowOrderProps {
  readonly flow: LinkedFlow
  readonly layout: Layout
  /** Returns the label of a field by its path. */
  readonly toLabel: (field: string) => string
}

/** Edits the layout of a form or a part of it: the order of the rows, and which fields are side by side. */
export function RowOrder({ flow, layout, toLabel }: RowOrderProps) {
  const edit = useEdit()
  const { rows, prefix, group } = layout
  // The name of the field that was moved to another row. Its button is mounted elsewhere and takes the focus again.
  const focused = useRef('')
  const keepFocus = (field: string) => (button: HTMLButtonElement | null) => {
    if (focused.current !== field) return
    button?.focus()
    if (button) focused.current = ''
  }
  if (rows.flat().length < 2) return null
  const names = rows.map((row) => toFields(flow, row).map((field) => toLabel(prefix + field)))
  const means = flow.written.fieldGroups?.[group ?? '']?.means
  const part = means ?? (prefix === '' ? undefined : toLabel(prefix.replace(/(\.\d+)?\.$/, '')))
  return (
    <div className="order">
      {part !== undefined && (
        <p className="quiet">
          For {part}
          {group !== undefined && ', in every form with these fields'}:
        </p>
      )}
      <ol className="rows" aria-label={`Field order${part === undefined ? '' : ` for ${part}`}`}>
        {rows.map((row, index) => {
          const fields = toFields(flow, row)
          const own = names[index] ?? []
          const name = own.join(', ')
          const isWide = Array.isArray(row) && row.length > 1
          return (
            <li key={fields.toSorted().join(' ')} className="inline">
              <span className="buttons">
                <Mover
                  name={name}
                  index={index}
                  count={rows.length}
                  onMove={(to) => edit(moveRow(flow, layout, index, to))}
                />
              </span>
              {isWide ? (
                <ul className="row-fields" aria-label="Side by side">
                  {fields.map((field, place) => (
                    <li key={field} className="buttons">
                      <Mover
                        isAcross
                        name={own[place] ?? field}
                        index={place}
                        count={fields.length}
                        onMove={(to) => edit(moveInRow(flow, layout, index, place, to))}
                      />
                      {own[place]}
                      <button
                        ref={keepFocus(field)}
                        type="button"
                        className="small"
                        onClick={() => {
                          focused.current = field
                          edit(splitRow(flow, layout, index, field))
                        }}
                      >
                        Own row<span className="sr-only"> for {own[place]}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              ) : (
                <span className="row-name">{name}</span>
              )}
              {canJoin(layout, index) && (
                <button
                  ref={isWide ? undefined : keepFocus(fields[0] ?? '')}
                  type="button"
                  className="small"
                  onClick={() => {
                    focused.current = fields[0] ?? ''
                    edit(joinRow(flow, layout, index))
                  }}
                >
                  Join row above<span className="sr-only"> ({name})</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
