import { readConfig } from './widget/config/readConfig.ts'
import { toBuildSettings } from './widget/config/toBuildSettings.ts'
import { mount } from './widget/mount.tsx'
import './page.css'

const element = document.querySelector<HTMLElement>('#refinance')
if (!element) throw new Error('The page has no element #refinance to put the widget in.')

const config = readConfig(toBuildSettings(import.meta.env), {
  origin: window.location.origin,
  isDevelopment: import.meta.env.DEV,
})

mount(
  element,
  config,
  {},
  {
    onLocale(locale) {
      document.documentElement.lang = locale
    },
  },
)
