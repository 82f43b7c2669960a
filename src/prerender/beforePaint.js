// Runs before the first paint, which shows the first step of the application as it stands in the page.

// What the product keeps in this browser; nothing where the browser blocks it or somebody else wrote it.
let kept
try {
  kept = JSON.parse(localStorage.getItem('car-loan-refinance'))
} catch {}

// Whoever comes back to an application, or by the link of a text message, is not shown the first step. The script of the
// page takes the mark away with that step.
if (kept?.data !== undefined || /[?&]verification\b/.test(location.search)) {
  document.documentElement.dataset.returning = ''
}

// Whoever chose Spanish, or whose browser prefers it, gets the first step in Spanish, which waits in a template.
const language = [kept?.locale, ...navigator.languages]
  .map((tag) => /^(en|es)\b/.exec(String(tag).toLowerCase())?.[0])
  .find((known) => known)
if (language === 'es') {
  document.documentElement.lang = 'es'
  preferSpanish(document.currentScript.dataset)
}

/** `es` is where the Spanish texts are, which the script of the page asks for only when it has arrived itself. */
function preferSpanish({ es, esIntegrity }) {
  if (es === undefined) return // In development nothing stands in the page.
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: esIntegrity, href: es })
  link.dataset.optional = '' // The first step comes alive in English without it.
  document.head.append(link)
  new MutationObserver((_, observer) => {
    // With something behind it: read to its end.
    const template = document.querySelector('template[lang=es]:not(:last-child)')
    if (!template) return
    observer.disconnect()
    const place = document.querySelector('[data-prerendered]')
    place.replaceChildren(template.content)
    place.dataset.prerendered = 'es'
    document.title = template.title
  }).observe(document, { childList: true, subtree: true })
}
