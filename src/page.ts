import { fetchCode } from '../engine/index.ts'
import { startPage } from './widget/config/fetchConfig.ts'
import { consoleLog } from './widget/early/consoleLog.ts'
import { showLocale } from './widget/early/languages.ts'
import { mount, type Widget } from './widget/mount.tsx'
import { toCampaign } from './widget/early/origin.ts'
import './page.css'

const element = document.querySelector<HTMLElement>('#refinance')
if (!element) throw new Error('The page has no element #refinance to put the widget in.')

void startPage(element, (config) => tellCampaign(mount(element, config, {}, { onLocale: showLocale })))

/** Tells the lead the campaign in the address of the page. */
function tellCampaign(widget: Widget): void {
  const campaign = toCampaign(window.location.search)
  if (campaign.length === 0) return
  fetchCode(() => import('./widget/options/toInitOptions.ts')).then(
    ({ createOptionsReader }) => widget.init(createOptionsReader(consoleLog)({}, campaign)),
    () =>
      consoleLog.warn('Refinance: the campaign of this visit is not known, since code for reading it did not come.'),
  )
}
