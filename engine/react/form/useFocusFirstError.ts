import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useSessionState } from '../useSessionState.ts'

const invalidControl = ':is(input, select, textarea, button)[aria-invalid="true"]'

/** Puts the focus into the first field in error, in the order of the page, each time a submit was refused. */
export function useFocusFirstError(box: RefObject<HTMLElement | null>): void {
  const refusals = useSessionState((state) => state.refusals)
  const seen = useRef(refusals)
  useLayoutEffect(() => {
    if (refusals === seen.current) return
    seen.current = refusals
    box.current?.querySelector<HTMLElement>(invalidControl)?.focus()
  }, [refusals, box])
}
