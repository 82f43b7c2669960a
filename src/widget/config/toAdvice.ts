import { toNearest } from '../../../engine/index.ts'
import { UnknownNameError } from './WidgetConfig.ts'

/** Returns an operator's advice on an unusable configuration: what is wrong, how to fix it, and the nearest valid name. */
export function toAdvice(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isNear = error instanceof UnknownNameError && typeof error.given === 'string'
  return isNear ? message + toNearest(error.given, error.known) : message
}
