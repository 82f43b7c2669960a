import { storageKey, toLocale } from '../widget/early/toLocale.ts'

// Runs before the first paint, which shows the first step of the application as it stands in the page.

// What the product keeps in this browser; nothing where the browser blocks it or somebody else wrote it.
let kept
try {
  kept = JSON.parse(localStorage.getItem(storageKey))
} catch {}

// Whoever comes back to an application, or by the link of a text message, is not shown the first step. The script of the
// page takes the mark away with that step.
if (kept?.data !== undefined || /[?&]verification\b/.test(location.search)) {
  document.documentElement.dataset.returning = ''
}

// Whoever chose another language, or whose browser prefers it, gets the first step in it, which waits in a template. In
// development nothing stands in the page, and the script names no languages.
const page = document.documentElement
const script = document.currentScript
const locales = script.dataset.locales?.split(' ') ?? []
const locale = toLocale([kept?.locale, ...navigator.languages], locales)
const texts = script.getAttribute(`data-${locale}`)
if (texts !== null) translate()

/** The script of the page asks for the texts of the language only when it has arrived itself. */
function translate() {
  page.lang = locale
  const link = document.createElement('link')
  const integrity = script.getAttribute(`data-${locale}-integrity`)
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href: texts })
  link.dataset.optional = '' // The first step comes alive in English without it.
  document.head.append(link)
  new MutationObserver((_, observer) => {
    // With something behind it: read to its end.
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
