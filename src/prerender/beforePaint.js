import { storageKey, toLocale } from '../widget/early/toLocale.ts'

// Runs before the first paint, which shows the prerendered first step of the application.

// The product's saved state, or nothing when storage is blocked or holds something else.
let kept
try {
  kept = JSON.parse(localStorage.getItem(storageKey))
} catch {}

// Hides the first step from applicants who resume an application or follow the link of a text message. The page's script
// removes this mark together with that step.
if (kept?.data !== undefined || /[?&]verification\b/.test(location.search)) {
  document.documentElement.dataset.returning = ''
}

// Shows the first step in the language that the applicant chose or the browser prefers; it waits in a template. In development
// the page has no templates and the script names no languages.
const page = document.documentElement
const script = document.currentScript
const locales = script.dataset.locales?.split(' ') ?? []
const locale = toLocale([kept?.locale, ...navigator.languages], locales)
const texts = script.getAttribute(`data-${locale}`)
if (texts !== null) translate()

/**
 * Preloads the texts of the language, which the page's script would otherwise request only after it has arrived itself, and
 * shows the template.
 */
function translate() {
  page.lang = locale
  const link = document.createElement('link')
  const integrity = script.getAttribute(`data-${locale}-integrity`)
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href: texts })
  link.dataset.optional = '' // The first step works in English without it.
  document.head.append(link)
  new MutationObserver((_, observer) => {
    // Something follows the template, so it has been parsed completely.
    const template = document.querySelector(`template[lang='${locale}']:not(:last-child)`)
    if (!template) return
    observer.disconnect()
    const place = document.querySelector('[data-prerendered]')
    place.replaceChildren(template.content)
    place.dataset.prerendered = locale
    page.dir = template.dir
    document.title = template.title
  }).observe(document, { childList: true, subtree: true })
}
