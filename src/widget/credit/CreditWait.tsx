import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useCopy, useSessionState } from '../../../engine/index.ts'
import { Scene } from '../screens/Scene.tsx'
import { CoinsPicture } from '../screens/pictures.tsx'

/** The calls that send the amounts, in order. */
const calls = ['saveLoanInformation', 'loadCreditSummary', 'requestOffers'] as const

/** How long to wait before showing progress, in milliseconds; most responses are quicker, and a flash would disturb. */
const patienceMs = 400

/**
 * Replaces the step while the credit is checked and lenders are asked: what is done, what is in progress, and what is to come.
 * Takes the focus for that time, then returns it.
 */
export function CreditWait() {
  const at = useSessionState(({ calling, isLoading }) => (isLoading ? calls.findIndex((call) => call === calling) : -1))
  const [isShown, setShown] = useState(false)
  const isWaiting = at >= 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setShown(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isWaiting])
  const heading = useRef<HTMLHeadingElement>(null)
  const isInstead = isWaiting && isShown
  const before = useRef<Element>(null)
  // A layout effect: the browser takes the focus from the hidden step when it paints.
  useLayoutEffect(() => {
    if (!isInstead && before.current instanceof HTMLElement) before.current.focus()
    before.current = isInstead ? document.activeElement : null
    if (isInstead) heading.current?.focus()
  }, [isInstead])
  return isInstead && <Progress at={at} heading={heading} />
}

interface ProgressProps {
  readonly at: number
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function Progress({ at, heading }: ProgressProps) {
  const t = useCopy()
  return (
    <div className="credit-wait">
      <Scene picture={<CoinsPicture hasSparks />}>
        <h2 ref={heading} className="panel-title" tabIndex={-1}>
          {t('softPull.waiting')}
        </h2>
        <ol className="stages">
          {calls.map((call, index) => (
            <li
              key={call}
              aria-current={index === at ? 'step' : undefined}
              className={index < at ? 'is-done' : undefined}
            >
              {t(`softPull.stage.${call}`)}
            </li>
          ))}
        </ol>
        <p className="note">{t('softPull.harmless')}</p>
      </Scene>
    </div>
  )
}
