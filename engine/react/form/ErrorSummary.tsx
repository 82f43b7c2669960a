import { useId, useRef, type MouseEvent } from 'react'
import { useCopy } from '../useCopy.ts'
import { useSessionState } from '../useSessionState.ts'
import { focusField } from './focusField.ts'
import { useRefusedFields } from './useRefusedFields.ts'

/**
 * What a submit was refused for, above the step: a link to each field with the words that stand there. It only shrinks,
 * as the fields are mended, and what goes wrong later does not join it: nothing is pushed away under a pointer.
 */
export function ErrorSummary() {
  const t = useCopy()
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  const issues = useSessionState((state) => state.issues)
  const lines = useRefusedFields(box).flatMap((field) => {
    const issue = issues.find(({ path }) => path === field.path)
    return issue ? [{ ...field, words: t(issue.message, issue.params) }] : []
  })
  const isEmpty = lines.length === 0

  const follow = (event: MouseEvent, path: string) => {
    const page = box.current?.parentElement
    // The address stays as it is: it belongs to the page around the flow.
    event.preventDefault()
    if (page) focusField(page, path)
  }
  return (
    // Always there, so that it knows the page around it; without a word it is nothing to anybody.
    <section ref={box} className="error-summary" aria-labelledby={headingId} tabIndex={-1} hidden={isEmpty}>
      {!isEmpty && <h2 id={headingId}>{t('form.summary', { count: lines.length })}</h2>}
      {!isEmpty && (
        <ul>
          {lines.map(({ path, id, label, words }) => (
            <li key={path}>
              {isNeeded(label, words) && `${label}: `}
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
      )}
    </section>
  )
}

/** "This field is required" does not say which one; "State is required" does. */
const isNeeded = (label: string | undefined, words: string) =>
  label !== undefined && !words.toLowerCase().includes(label.toLowerCase())
