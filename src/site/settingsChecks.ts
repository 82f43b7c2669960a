import type { LinkedFlow, Problem, SourceFile } from '../../engine/authoring.ts'
import { checkEnvironments } from './checkEnvironments.ts'
import { checkPartnerEvents, checkPartners } from './checkPartners.ts'
import { checkSections } from './checkSections.ts'

type Check = (file: SourceFile, flow: LinkedFlow) => readonly Problem[]

/** The checks of the settings beside a flow, by the path of each file relative to the flow's folder. They also run in a browser. */
export const settingsChecks: Readonly<Record<string, Check>> = {
  'environments.json': checkEnvironments,
  'partner-events.json': checkPartnerEvents,
  'sections.json': checkSections,
  '../deploy/partners.json': checkPartners,
}
