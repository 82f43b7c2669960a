import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCopy, useSessionState } from '../hooks.ts'

/**
 * Lists above the step why a submit was refused: a link to each field with its error message. The list only shrinks, as the applicant
 * corrects the fields. Later mistakes do not join it, so that nothing moves under a pointer.
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
    // The URL does not change: it belongs to the page around the flow.
    event.preventDefault()
    if (page) focusField(page, path)
  }
  return (
    // Always rendered, because it finds the page by its parent element; it is hidden while empty.
    <section ref={box} className="error-summary" aria-labelledby={headingId} tabIndex={-1} hidden={isEmpty}>
      {!isEmpty && <h2 id={headingId}>{t('form.summary', { count: lines.length })}</h2>}
      {!isEmpty && (
        <ul>
          {lines.map(({ path, id, label, words }) => (
            <li key={path}>
              {id === undefined ? (
                words
              ) : (
                <a href={`#${id}`} onClick={(event) => follow(event, path)}>
                  {isNeeded(label, words) && `${label}: `}
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

/** Checks whether a line needs the label: "This field is required" does not say which one; "State is required" does. */
const isNeeded = (label: string | undefined, words: string) =>
  label !== undefined && !words.toLowerCase().includes(label.toLowerCase())

/**
 * Returns the fields that the last submit was refused for, in the order of the page. Each refusal moves the focus: to the summary when
 * there are several, to the field when there is only one.
 */
function useRefusedFields(summary: RefObject<HTMLElement | null>): readonly RefusedField[] {
  const t = useCopy()
  const refusals = useSessionState((state) => state.refusals)
  const refused = useSessionState((state) => state.refused)
  const [{ fields, of }, setShown] = useState<Shown>({ fields: [], of: refusals })
  const seen = useRef(refusals)

  useLayoutEffect(() => {
    const page = summary.current?.parentElement
    if (!page) return
    const next = { fields: toRefusedFields(page, refused), of: refusals }
    // oxlint-disable-next-line react/set-state-in-effect -- order and labels are read from the rendered page
    setShown((last) => (next.fields.length === 0 && last.fields.length === 0 ? last : next))
  }, [summary, refused, refusals])
  // The fields may draw the labels of another language later than the summary does.
  useEffect(() => {
    const page = summary.current?.parentElement
    const redraw = ({ fields: last, of: refusal }: Shown): Shown => {
      const paths = last.map(({ path }) => path)
      return { fields: page ? toRefusedFields(page, paths) : last, of: refusal }
    }
    // oxlint-disable-next-line react/set-state-in-effect -- labels are read from the rendered page
    setShown((last) => (last.fields.length === 0 ? last : redraw(last)))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another language renders other labels
  }, [summary, t])

  useLayoutEffect(() => {
    const page = summary.current?.parentElement
    const [first, second] = fields
    if (!page || !first || of === seen.current) return
    seen.current = of
    if (second) summary.current?.focus()
    else focusField(page, first.path)
  }, [summary, fields, of])

  return fields
}

interface Shown {
  readonly fields: readonly RefusedField[]
  /** The refusal that they belong to. */
  readonly of: number
}

/** A field that a submit was refused for, as the error summary shows it. */
interface RefusedField {
  readonly path: string
  /** The id of its control; undefined when it has none, such as an empty list. */
  readonly id: string | undefined
  readonly label: string | undefined
}

/** Returns the fields with these paths in the order of the page: a layout may change the order of the schema. */
function toRefusedFields(page: Element, paths: readonly string[]): RefusedField[] {
  // Mostly there is none, and then the page need not be searched while the step is drawn.
  if (paths.length === 0) return []
  const controls = [...page.querySelectorAll('[name]')]
  const names = controls.map((control) => control.getAttribute('name'))
  // A field without a control, such as an empty list, comes last.
  const toPosition = (path: string) => (names.includes(path) ? names.indexOf(path) : names.length)
  return paths
    .filter((path) => path !== '')
    .map((path) => ({ path, at: toPosition(path) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ path, at }) => ({ path, id: controls[at]?.id, label: toLabel(controls[at]) }))
}

/** Returns the text of the label or legend, without the note that the field is optional. */
function toLabel(control: Element | undefined): string | undefined {
  const label = control?.closest('.field')?.querySelector('.field-label')
  return label?.firstChild?.textContent?.trim() || undefined
}

/**
 * Returns the control of a field; for a group of choices the first one. One that is disabled cannot have the focus: it waits for one
 * before it, which is returned.
 */
export function toControl(page: Element, path: string): HTMLElement | undefined {
  const controls = [...page.querySelectorAll<HTMLElement>('[name]')]
  const at = controls.findIndex((control) => control.getAttribute('name') === path)
  return controls.slice(0, at + 1).findLast((control) => !control.matches(':disabled'))
}

/** Focuses a field and scrolls it into view together with its label. */
function focusField(page: Element, path: string): void {
  const control = toControl(page, path)
  control?.focus({ preventScroll: true })
  const frame = control?.closest('.field')
  if (!frame) return
  const isTall = frame.getBoundingClientRect().height > window.innerHeight
  frame.scrollIntoView({ block: isTall ? 'start' : 'center' })
}
