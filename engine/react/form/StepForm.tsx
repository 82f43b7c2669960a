import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { CompiledForm } from '../../definition/CompiledFlow.ts'
import { useFlow } from '../FlowProvider.tsx'
import { FormProblem } from '../ActionButton.tsx'
import { type DrawnForm, FormContext } from './FormContext.ts'
import { FormParts } from './FormParts.tsx'
import { createFormReader } from './createFormReader.ts'
import { createItemsReader } from './useOptions.ts'
import { useCopy, useSession, useSessionState, useWorking } from '../hooks.ts'
import { isSubmitting, valueAt } from '../../session/index.ts'

/** The form of the current step, rendered from its plan. The session holds its value; typing is committed field by field. */
export function StepForm({ form }: { readonly form: CompiledForm }) {
  const { session, pending } = useFlow()
  const id = useId()
  const whenReleased = usePointerPatience()
  const element = useFieldsLock()

  const drawn = useMemo((): DrawnForm => {
    const reader = createFormReader(form.plan)
    const data = () => session.store.getState().data[form.data]
    const read = () => reader.read(data())
    const touched = new Set<string>()
    return {
      form,
      id,
      read,
      readItems: createItemsReader(session),
      touch: (path) => touched.add(path),
      commit(path, value) {
        // A script may change a field while another has the focus; what that holds would be lost if it no longer shows.
        pending.flush()
        session.draft(reader.change(data(), path, value), path)
      },
      leave: (path) => {
        // An applicant who only passes through an empty field gets no error before the form is submitted.
        if (!touched.has(path) && !valueAt(read().value, path)) return
        whenReleased(() => session.leaveField(path, read().value))
      },
    }
  }, [form, id, session, pending, whenReleased])

  return (
    <FormContext.Provider value={drawn}>
      <form
        ref={element}
        className="form step-form"
        // A prerendered form submitted before the script is loaded must not put typed values into the URL.
        method="dialog"
        noValidate
        onInput={({ target }) => target instanceof Element && drawn.touch(target.getAttribute('name') ?? '')}
        onSubmit={(event) => {
          event.preventDefault()
          pending.flush()
          void session.submit(drawn.read().value)
        }}
      >
        <FormParts />
        <FormProblem />
        <SubmitButton form={form} />
      </form>
    </FormContext.Provider>
  )
}

/** The primary button of a form. While the step waits for an answer it keeps the focus but does nothing. */
function SubmitButton({ form }: { readonly form: CompiledForm }) {
  const t = useCopy()
  const session = useSession()
  const isAllowed = useSessionState(() => form.submitWhen === undefined || session.holds(form.submitWhen))
  const { isLoading, isWorking, press } = useWorking()
  return (
    <button
      type="submit"
      className={isWorking ? 'button button-primary is-busy' : 'button button-primary'}
      // The Enter key clicks it, too.
      onClick={press}
      disabled={!isAllowed}
      aria-disabled={isLoading || undefined}
    >
      {t(form.submit)}
      {isWorking && <span className="visually-hidden"> {t('form.busy')}</span>}
    </button>
  )
}

/** Locks the fields of the form while it is being sent, so that nobody types what would not count. */
function useFieldsLock(): RefObject<HTMLFormElement | null> {
  const { store } = useSession()
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const lock = () => {
      const fields = form.current?.querySelector<HTMLElement>('.group')
      // Not what the store reports: what follows a change may have followed already, and sent the form.
      const isLocked = isSubmitting(store.getState())
      if (!fields || fields.inert === isLocked) return
      const hasFocus = fields.contains(document.activeElement)
      fields.inert = isLocked
      // The focus stays in the form. Last: the field that it leaves is checked, in the course of which the form may have been sent.
      if (isLocked && hasFocus) form.current?.querySelector<HTMLElement>(':scope > [type="submit"]')?.focus()
    }
    // A retry on a whole-page screen shows the form again while it is being sent.
    lock()
    // Before the next render, which may move the focus into a field.
    return store.subscribe(lock)
  }, [store])
  return form
}

/**
 * Runs work immediately or, while a pointer is pressed, after its release: an error line that appears meanwhile may move a button away from
 * the pointer, and the click would be lost.
 */
function usePointerPatience(): (work: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)

  useEffect(() => {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const press = () => {
      waiting.current ??= []
    }
    const release = () => {
      const works = waiting.current ?? []
      waiting.current = undefined
      for (const work of works) work()
    }
    // A click comes right after the pointer is lifted, or never.
    const lift = () => setTimeout(release)
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('click', release, options)
    window.addEventListener('pointerup', lift, options)
    window.addEventListener('pointercancel', lift, options)
    return () => {
      listeners.abort()
      waiting.current = undefined
    }
  }, [])

  return useCallback((work) => {
    if (waiting.current) waiting.current.push(work)
    else work()
  }, [])
}
