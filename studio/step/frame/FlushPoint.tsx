import { useEffect } from 'react'
import { useFlush } from '../../../engine/index.ts'
import type { StepPreviewProps } from './Scene.ts'

/** Hands on what commits the text that is being typed; stands within what draws the flow. */
export function FlushPoint({ onFlush }: Pick<StepPreviewProps, 'onFlush'>) {
  const flush = useFlush()
  useEffect(() => {
    onFlush(flush)
  }, [onFlush, flush])
  return null
}
