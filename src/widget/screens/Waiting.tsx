import { useCopy } from '../../../engine/index.ts'
import { ShieldPicture } from './pictures/ShieldPicture.tsx'
import { Scene } from './Scene.tsx'
import { Spinner } from './Spinner.tsx'

/** A step that only waits: what is being done, how long it takes, and what comes then. */
export default function Waiting() {
  const t = useCopy()
  return (
    <div className="waiting">
      <Scene picture={<ShieldPicture />}>
        <Spinner label="waiting.now" />
        <p className="note">{t('waiting.next')}</p>
      </Scene>
    </div>
  )
}
