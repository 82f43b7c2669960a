import type { ReactNode } from 'react'
import { useCopy } from '../../../engine/index.ts'
import { ShieldPicture } from './pictures.tsx'

/** A picture beside what it is about. */
export function Scene({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="scene">
      {picture}
      <div className="scene-text">{children}</div>
    </div>
  )
}

/** A step that only waits: what is being done, how long it takes, and what comes then. */
export function Waiting() {
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

/** Says that something is under way; `label` is a copy key. */
export function Spinner({ label }: { readonly label: string }) {
  const t = useCopy()
  return <output className="spinner">{t(label)}</output>
}

/** Stands where something will stand once there is something. */
export function EmptyState({ picture, text }: { readonly picture: ReactNode; readonly text: string }) {
  return (
    <div className="empty">
      {picture}
      <p>{text}</p>
    </div>
  )
}
