import { toNearest } from '../../../engine/index.ts'
import { UnknownNameError } from './WidgetConfig.ts'

/** What an operator is told about a configuration that cannot be used: what is wrong, how to mend it, and the nearest name. */
export function toAdvice(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isNear = error instanceof UnknownNameError && typeof error.given === 'string'
  return isNear ? message + toNearest(error.given, error.known) : message
}
