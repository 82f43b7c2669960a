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
    // If the application cannot start, the console explains why to the operator, and the page tells the visitor whom to call.
    async onUnusable(error) {
      const { showStartFailure } = await import('./widget/config/showStartFailure.ts')
      widget.destroy()
      await showStartFailure(element, error)
    },
  },
)

/**
 * Reloads the page when the browser restores it from its back/forward cache beyond the first step. The page shows personal data
 * there, and the next visitor may be somebody else.
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
