import type { InitOptions } from '../widget/options/InitOptions.ts'
import { languages, showLocale } from '../widget/early/languages.ts'
import { toLocale, storageKey } from '../widget/early/toLocale.ts'

/**
 * Shows the first step as it stands in the page, in the partner's colours and the applicant's language, before the code
 * behind it is there. Whoever comes back to an application is not shown it.
 */
export function showFirstStep(element: HTMLElement, { branding = {}, theme, locale: asked }: InitOptions): void {
  const kept = readKept()
  const locale = toLocale([asked, kept['locale'], ...navigator.languages], Object.keys(languages))
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${locale}"]`)
  if (template) {
    element.replaceChildren(template.content)
    element.dataset['prerendered'] = locale
  }
  showLocale(locale)
  const root = element.querySelector<HTMLElement>('.refinance')
  const header = root?.querySelector<HTMLElement>('.header')
  // In development nothing stands in the page.
  if (!root || !header) return
  if (branding.primaryColor !== undefined) root.style.setProperty('--brand', branding.primaryColor)
  if (branding.secondaryColor !== undefined) root.style.setProperty('--brand-2', branding.secondaryColor)
  header.hidden = branding.hideTopNav ?? false
  header.classList.toggle('is-round', branding.roundCorners ?? true)
  if (kept['data'] !== undefined) return
  const show = () => {
    // Asked for, so that the colours count as what was there before it is shown.
    root.getBoundingClientRect()
    element.removeAttribute('data-waiting')
  }
  if (theme) {
    import('../widget/theme/showTheme.ts').then(({ showTheme }) => showTheme(root, theme)).then(show, show)
  } else show()
}

/** What the product keeps in this browser; nothing where the browser blocks it or somebody else wrote it. */
function readKept(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}
