import { useEffect, useState, type ComponentType } from 'react'
import { useCopy, useProgressText } from '../../../engine/index.ts'

/** What is being done while the step waits, beside pictures that are fetched when they are first needed. */
export function LoadingPicture() {
  const t = useCopy()
  const progress = useProgressText()
  const [Pictures, setPictures] = useState<ComponentType>()
  useEffect(() => {
    if (!navigator.onLine) return undefined
    let isShown = true
    import('./LoadingPictures.tsx').then(
      (pictures) => isShown && setPictures(() => pictures.default),
      () => undefined, // The words are enough where they cannot be fetched.
    )
    return () => {
      isShown = false
    }
  }, [])
  return (
    <span className="busy">
      <span className="busy-pictures">{Pictures && <Pictures />}</span>
      {progress ?? t('common.loading')}
    </span>
  )
}
