import type { SessionState } from '../../engine/index.ts'

/** What decides whether leaving the page could lose anything. */
type Circumstances = Pick<SessionState, 'isUnsent'> & {
  /** Whether the step shown ends the application, well or not. */
  readonly isEnding: boolean
}

/**
 * Whether leaving the page now could lose something: what was typed and no service has. Until there is a contact to resume
 * with that is everything typed so far; later it is what was typed since the last step that could be resumed.
 */
export const couldLose = ({ isUnsent, isEnding }: Circumstances): boolean => isUnsent && !isEnding
