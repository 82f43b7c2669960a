import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useCopy } from '../useCopy.ts'
import { useSessionState } from '../useSessionState.ts'
import { focusField } from './focusField.ts'
import { toRefusedFields, type RefusedField } from './toRefusedFields.ts'

/**
 * The fields that the last submit was refused for, in the order of the page. Each refusal moves the focus: into the
 * summary of several, to the field itself when it is the only one.
 */
export function useRefusedFields(summary: RefObject<HTMLElement | null>): readonly RefusedField[] {
  const t = useCopy()
  const refusals = useSessionState((state) => state.refusals)
  const refused = useSessionState((state) => state.refused)
  const [{ fields, of }, setShown] = useState<Shown>({ fields: [], of: refusals })
  const seen = useRef(refusals)

  useLayoutEffect(() => {
    const page = summary.current?.parentElement
    // oxlint-disable-next-line react/set-state-in-effect -- order and labels are read from what was drawn
    if (page) setShown({ fields: toRefusedFields(page, refused), of: refusals })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another language draws other labels
  }, [summary, refused, refusals, t])

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
  /** Which refusal they belong to. */
  readonly of: number
}
