import {
  type SyntheticEvent,
  type ComponentProps,
  useCallback,
  useEffect,
  useState,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'

/** Says that the screen will be covered, then covers it until somebody touches it. */
export function IdleCover() {
  const t = useCopy()
  const { coverMinutes, coverNoticeSeconds } = useSession().flow.constants
  const { idleness, touch } = useIdleness(Number(coverMinutes) * 60_000, Number(coverNoticeSeconds) * 1000)
  return (
    <>
      <output className="cover-notice">
        {idleness === 'noticed' && <span className="notice">{t('cover.soon')}</span>}
      </output>
      {idleness === 'covered' && (
        // A key counts on release, so that it does not act on the content that reappears.
        <CoverDialog
          title={t('cover.title')}
          onKeyDown={hold}
          onKeyUp={touch}
          onClick={touch}
          onCancel={touch}
          onClose={touch}
        >
          <p>{t('cover.text')}</p>
          <div className="dialog-buttons">
            <button type="button" className="button button-primary" data-action="uncover">
              {t('cover.show')}
            </button>
          </div>
        </CoverDialog>
      )}
    </>
  )
}

const hold = (event: SyntheticEvent) => event.preventDefault()

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'] as const

/** Whether somebody uses the page, soon counts as gone, or is gone. */
type Idleness = 'used' | 'noticed' | 'covered'

/**
 * Tracks how long the page has not been touched: it is covered after `coverMs`, and a notice appears `noticeMs` before that. Any
 * touch starts the time again, but a covered page stays covered until `touch` is called.
 */
function useIdleness(coverMs: number, noticeMs: number) {
  const [idleness, setIdleness] = useState<Idleness>('used')
  const isCovered = idleness === 'covered'

  useEffect(() => {
    if (isCovered) return undefined
    let toIdle = startTimer()
    let now: Idleness = 'used'
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const idle = toIdle()
      now = idle >= coverMs ? 'covered' : idle >= coverMs - noticeMs ? 'noticed' : 'used'
      setIdleness(now)
      timer = setTimeout(look, (now === 'used' ? coverMs - noticeMs : coverMs) - idle)
    }
    const touch = () => {
      // A device that wakes up is touched before its timers run, perhaps by another person.
      const isLate = toIdle() >= coverMs
      if (!isLate) toIdle = startTimer()
      if (isLate || now !== 'used') look()
    }
    look()
    const options = { capture: true, passive: true }
    for (const name of touches) window.addEventListener(name, touch, options)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      for (const name of touches) window.removeEventListener(name, touch, options)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isCovered, coverMs, noticeMs])

  return { idleness, touch: useCallback(() => setIdleness('used'), []) }
}

/**
 * Returns the function that returns the milliseconds since now. The clock also goes on while the device sleeps, the other time does not go
 * back when somebody sets the clock.
 */
function startTimer(): () => number {
  const [clock, time] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - clock, performance.now() - time)
}

interface CoverDialogProps extends ComponentProps<'dialog'> {
  readonly title: string
}

/** Covers everything. The dialog is modal, so that nothing behind it can be reached or read; it stays until it is unmounted. */
export function CoverDialog({ title, children, ...rest }: CoverDialogProps) {
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = element.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      // Closed before it is removed, so that the browser restores the focus.
      shown?.close()
      // If the step changed in the meantime, its title takes the focus.
      if (!before?.isConnected) shown?.parentElement?.querySelector<HTMLElement>('.step-title')?.focus()
    }
  }, [])
  // Chrome closes a dialog on the second Escape, even if the page prevents it.
  const stay = () => {
    if (element.current?.isConnected) element.current.showModal()
  }
  return (
    <dialog
      ref={element}
      className="dialog cover"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={stay}
      {...rest}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
