import type { LinkedFlow } from '../../engine/authoring.ts'

/** What each form of the words pane is about. */
export interface FormProps {
  readonly flow: LinkedFlow
  readonly step: string
}
