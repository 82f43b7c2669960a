import type { InitOptions } from '../widget/options/InitOptions.ts'
import { languages, showLocale } from '../widget/early/languages.ts'
import { toLocale, storageKey } from '../widget/early/toLocale.ts'

/**
 * Shows the prerendered first step in the partner's colors and the applicant's language, before its code has loaded. It stays
 * hidden for an applicant who has a saved application.
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
  // In development the page contains no prerendered step.
  if (!root || !header) return
  if (branding.primaryColor !== undefined) root.style.setProperty('--brand', branding.primaryColor)
  if (branding.secondaryColor !== undefined) root.style.setProperty('--brand-2', branding.secondaryColor)
  header.hidden = branding.hideTopNav ?? false
  header.classList.toggle('is-round', branding.roundCorners ?? true)
  if (kept['data'] !== undefined) return
  const show = () => {
    // Forces a layout, so that the colors do not transition when the step appears.
    root.getBoundingClientRect()
    element.removeAttribute('data-waiting')
  }
  if (theme) {
    import('../widget/theme/showTheme.ts').then(({ showTheme }) => showTheme(root, theme)).then(show, show)
  } else show()
}

/** Returns the product's saved state of this browser, or nothing when storage is blocked or holds something else. */
function readKept(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}
