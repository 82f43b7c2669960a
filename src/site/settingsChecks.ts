import type { LinkedFlow, Problem, SourceFile } from '../../engine/authoring.ts'
import { checkEnvironments } from './checkEnvironments.ts'
import { checkPartnerEvents } from './checkPartnerEvents.ts'
import { checkPartners } from './checkPartners.ts'
import { checkSections } from './checkSections.ts'

type Check = (file: SourceFile, flow: LinkedFlow) => readonly Problem[]

/** What is checked of the settings beside a flow, also in a browser, by where each file stands from its folder. */
export const settingsChecks: Readonly<Record<string, Check>> = {
  'environments.json': checkEnvironments,
  'partner-events.json': checkPartnerEvents,
  'sections.json': checkSections,
  '../deploy/partners.json': checkPartners,
}
