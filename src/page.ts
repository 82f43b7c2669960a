import { fetchCode } from '../engine/index.ts'
import { consoleLog } from './widget/early/consoleLog.ts'
import { showLocale } from './widget/early/languages.ts'
import { mount } from './widget/mount.tsx'
import { toCampaign } from './widget/early/origin.ts'
import './page.css'

const element = findElement()

const widget = mount(element, undefined, {}, { onLocale: showLocale, onUnusable: (error) => void fail(error) })
tellCampaign()

/** Where the application cannot start, the operator is told in the console why, and the visitor in the element whom to call. */
async function fail(error: unknown): Promise<void> {
  const { showStartFailure } = await import('./widget/config/showStartFailure.ts')
  widget.destroy()
  await showStartFailure(element, error)
}

/** Tells the lead the campaign in the address of the page. */
function tellCampaign(): void {
  const campaign = toCampaign(window.location.search)
  if (campaign.length === 0) return
  fetchCode(() => import('./widget/options/toInitOptions.ts')).then(
    ({ createOptionsReader }) => widget.init(createOptionsReader(consoleLog)({}, campaign)),
    () =>
      consoleLog.warn('Refinance: the campaign of this visit is not known, since code for reading it did not come.'),
  )
}

function findElement(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#refinance')
  if (!found) throw new Error('The page has no element #refinance to put the widget in.')
  return found
}
