import type { Session } from '../engine/index.ts'
import { consoleLog } from './widget/early/consoleLog.ts'
import { showLocale } from './widget/early/languages.ts'
import { mount } from './widget/mount.tsx'

const element = document.querySelector<HTMLElement>('#refinance')
if (!element) throw new Error('The page has no element #refinance to put the widget in.')

const widget = mount(
  element,
  undefined,
  {},
  {
    onLocale: showLocale,
    onSession: forgetWhenKept,
    // Where the application cannot start, the operator is told in the console why, and the visitor in the element whom to call.
    async onUnusable(error) {
      const { showStartFailure } = await import('./widget/config/showStartFailure.ts')
      widget.destroy()
      await showStartFailure(element, error)
    },
  },
)

/**
 * Browsers keep a page that was left as it was, for who comes back. Beyond the first step it shows what an applicant has told, and
 * that may be somebody else by now: it is taken away, and begins anew.
 */
function forgetWhenKept({ store, flow }: Session): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || store.getState().currentStep === flow.start) return
    widget.destroy()
    window.location.reload()
  })
}

const { search } = window.location
if (search !== '')
  import('./widget/options/toInitOptions.ts').then(
    ({ tellCampaign }) => tellCampaign(widget, search),
    () => consoleLog.warn('Refinance: the code that reads the campaign of this visit did not come.'),
  )
