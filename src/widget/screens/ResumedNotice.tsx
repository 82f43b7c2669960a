import { useCopy } from '../../../engine/index.ts'
import { StartOver } from './StartOver.tsx'
import { useData } from './useData.ts'

/** Where a saved application was taken up: a way out for whoever is somebody else. */
export function ResumedNotice() {
  const t = useCopy()
  const { isResumed } = useData('visit')
  if (!isResumed) return null
  return (
    <div className="resumed">
      <p>{t('app.notYou')}</p>
      <StartOver />
    </div>
  )
}
