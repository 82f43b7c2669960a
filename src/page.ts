import { fetchCode } from '../engine/index.ts'
import { readConfig } from './widget/config/readConfig.ts'
import { toBuildSettings } from './widget/config/toBuildSettings.ts'
import { consoleLog } from './widget/integrations/consoleLog.ts'
import { mount } from './widget/mount.tsx'
import { toCampaign } from './widget/options/toCampaign.ts'
import './page.css'

const element = document.querySelector<HTMLElement>('#refinance')
if (!element) throw new Error('The page has no element #refinance to put the widget in.')

const config = readConfig(toBuildSettings(import.meta.env), {
  origin: window.location.origin,
  isDevelopment: import.meta.env.DEV,
})

const widget = mount(
  element,
  config,
  {},
  {
    onLocale(locale) {
      document.documentElement.lang = locale
    },
  },
)

const campaign = toCampaign(window.location.search)
if (campaign.length > 0) {
  fetchCode(() => import('./widget/options/createOptionsReader.ts')).then(
    ({ createOptionsReader }) => widget.init(createOptionsReader(consoleLog)({}, campaign)),
    () =>
      consoleLog.warn('Refinance: the campaign of this visit is not known, since code for reading it did not come.'),
  )
}
