import { mount } from './widget/mount.tsx'
import './page.css'

const element = document.querySelector<HTMLElement>('#refinance')
if (!element) throw new Error('The page has no element #refinance to put the widget in.')

mount(
  element,
  {},
  {
    onLocale(locale) {
      document.documentElement.lang = locale
    },
  },
)
