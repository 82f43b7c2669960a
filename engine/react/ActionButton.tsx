import { useEffect, useState } from 'react'
import type { ButtonView, WaitDefinition } from '../definition/StepDefinition.ts'
import { useCopy, useNewKey, useSend, useSession, useSessionState, useWorking } from './hooks.ts'

interface ActionButtonProps extends Omit<ButtonView, 'file'> {
  /** Asks for the payload of the event when the button is pressed. Nothing is sent until it resolves. */
  readonly ask?: () => Promise<object>
}

/** A button or link that sends an event of the step. `submit` is the primary button of a step without a form. */
export function ActionButton({ action, label, style, wait, ask }: ActionButtonProps) {
  const t = useCopy()
  const send = useSend()
  const { isLoading, isWorking, press } = useWorking()
  const { seconds, restart } = useWait(wait)
  const isSubmit = action === 'submit'
  const kind = style ?? (isSubmit ? 'primary' : 'secondary')
  const begin = (payload?: object) => {
    press()
    void send(action, payload).then(restart)
  }
  const click = () => {
    if (isLoading || seconds > 0) return
    if (ask) void ask().then(begin)
    else begin()
  }
  return (
    <>
      {isSubmit && <FormProblem />}
      <button
        type={isSubmit ? 'submit' : 'button'}
        className={`button button-${kind}${isWorking ? ' is-busy' : ''}${seconds > 0 ? ' is-waiting' : ''}`}
        data-action={isSubmit ? undefined : action}
        // Not `disabled`, because the button would lose the focus.
        aria-disabled={isLoading || seconds > 0 || undefined}
        onClick={click}
      >
        {wait && seconds > 0 ? (
          <Countdown seconds={seconds} toText={(left) => t(wait.label, { seconds: left })} />
        ) : (
          t(label)
        )}
        {isWorking && <span className="visually-hidden"> {t('form.busy')}</span>}
      </button>
    </>
  )
}

/** Returns the seconds until a button can be pressed. `restart` starts them after each press; a new or retried failure does, too. */
function useWait(wait: WaitDefinition | undefined): { readonly seconds: number; readonly restart: () => void } {
  const { constants } = useSession().flow
  const failure = useSessionState((state) => state.apiError)
  const toEnd = () => (wait ? performance.now() + Number(constants[wait.seconds]) * 1000 : 0)
  const [end, setEnd] = useState(toEnd)
  const restart = () => setEnd(toEnd())
  // oxlint-disable-next-line react/exhaustive-deps -- the wait of a button never changes
  useEffect(restart, [failure])
  return { seconds: useSecondsUntil(end), restart }
}

interface CountdownProps {
  readonly seconds: number
  readonly toText: (seconds: number) => string
}

/** Shows how many seconds are left. Screen readers read only the whole time, once. */
export function Countdown({ seconds, toText }: CountdownProps) {
  const [whole, setWhole] = useState(seconds)
  if (seconds > whole) setWhole(seconds)
  return (
    <>
      <span className="visually-hidden">{toText(whole)}</span>
      <span aria-hidden="true">{toText(seconds)}</span>
    </>
  )
}

/** Returns the whole seconds until a moment of `performance.now()`, and counts them down; 0 when the moment has passed. */
export function useSecondsUntil(moment = 0): number {
  const toSeconds = () => Math.max(0, Math.ceil((moment - performance.now()) / 1000))
  const [, draw] = useState<number>()
  useEffect(() => {
    // Most buttons have no waiting time.
    if (!moment) return undefined
    const timer = setInterval(() => {
      const left = toSeconds()
      draw(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `toSeconds` reads only the moment
  }, [moment])
  return toSeconds()
}

/** Shows a problem of the form as a whole above its primary button, and tells screen readers when the form was saved. */
export function FormProblem() {
  const t = useCopy()
  const problem = useSessionState(({ error, issues }) => error ?? issues.find(({ path }) => path === ''))
  const key = useNewKey(problem)
  const isThrough = useSessionState((state) => state.isSubmitSuccess)
  return (
    <>
      <p className="form-error" role="alert">
        {problem && <span key={key}>{t(problem.message, problem.params)}</span>}
      </p>
      {/* Visible elsewhere: the page itself shows what was saved. */}
      <output className="visually-hidden">{isThrough && t('form.saved')}</output>
    </>
  )
}
