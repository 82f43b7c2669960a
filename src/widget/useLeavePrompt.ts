import { useEffect } from 'react'
import { useCopy, useFlush, useSession } from '../../engine/index.ts'

/** Asks before the page is left while something could be lost; the first step is shown without the code of it. */
export function useLeavePrompt(): void {
  const session = useSession()
  const flush = useFlush()
  const t = useCopy()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const ask = async () => {
      const { askBeforeLeaving } = await import('./askBeforeLeaving.ts')
      if (!isGone) stop = askBeforeLeaving(session, flush, () => t('app.leavePrompt'))
    }
    ask().catch(() => undefined) // Nobody is asked, then.
    return () => {
      isGone = true
      stop?.()
    }
  }, [session, flush, t])
}
