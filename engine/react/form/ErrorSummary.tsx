import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useCopy } from '../useCopy.ts'
import { useSessionState } from '../useSessionState.ts'
import { focusField } from './focusField.ts'
import { toRefusedFields, type RefusedField } from './toRefusedFields.ts'

interface Shown {
  readonly fields: readonly RefusedField[]
  /** Which refusal they belong to. */
  readonly of: number
}

/**
 * What a submit was refused for, above the step: a link to each field, in the order of the page, until all are mended. It
 * takes the focus when there are several; of a single mistake the field takes it, where the same words stand.
 */
export function ErrorSummary() {
  const t = useCopy()
  const headingId = useId()
  const box = useRef<HTMLDivElement>(null)
  const refusals = useSessionState((state) => state.refusals)
  const refused = useSessionState((state) => state.refused)
  const issues = useSessionState((state) => state.issues)
  const [{ fields, of }, setShown] = useState<Shown>({ fields: [], of: refusals })
  const seen = useRef(refusals)
  const page = () => box.current?.parentElement

  useLayoutEffect(() => {
    const place = page()
    // Again in another language, because the labels are read from the page.
    if (place) setShown({ fields: toRefusedFields(place, refused), of: refusals })
  }, [refused, refusals, t])
  useLayoutEffect(() => {
    const place = page()
    const [first, second] = fields
    if (!place || !first || of === seen.current) return
    seen.current = of
    if (second) box.current?.focus()
    else focusField(place, first.path)
  }, [fields, of])

  const lines = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field.path)
    return issue ? [{ ...field, words: t(issue.message, issue.params) }] : []
  })
  const follow = (event: MouseEvent, path: string) => {
    const place = page()
    // The address stays as it is: it belongs to the page around the flow.
    event.preventDefault()
    if (place) focusField(place, path)
  }
  return (
    <div
      ref={box}
      className="error-summary"
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      hidden={lines.length === 0}
    >
      <h2 id={headingId}>{t('form.summary', { count: lines.length })}</h2>
      <ul>
        {lines.map(({ path, id, label, words }) => (
          <li key={path}>
            {isNeeded(label, words) && <span className="error-label">{label}: </span>}
            {id === undefined ? (
              words
            ) : (
              <a href={`#${id}`} onClick={(event) => follow(event, path)}>
                {words}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "This field is required" does not say which one; "State is required" does. */
const isNeeded = (label: string | undefined, words: string) =>
  label !== undefined && !words.toLowerCase().includes(label.toLowerCase())
