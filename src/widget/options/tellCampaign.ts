import { consoleLog } from '../early/consoleLog.ts'
import type { Widget } from '../mount.tsx'
import { toCampaign } from './campaign.ts'
import { createOptionsReader } from './toInitOptions.ts'

/** Tells the lead the campaign in the query of an address. */
export function tellCampaign(widget: Widget, search: string): void {
  const campaign = toCampaign(search)
  if (campaign.length > 0) widget.init(createOptionsReader(consoleLog)({}, campaign))
}
