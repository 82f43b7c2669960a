import { languages } from '../../../flows/refinance.json?languages'

/** The languages of the product: one for each file of `flows/copy`, English first. */
export { languages, onEdit } from '../../../flows/refinance.json?languages'

/** Sets the language and the text direction of a page of ours, for browsers and screen readers. */
export function showLocale(locale: string): void {
  const page = document.documentElement
  const { dir = '' } = languages[locale] ?? {}
  // Setting the same value again would make the browser restyle the whole page.
  if (page.lang !== locale) page.lang = locale
  if (page.dir !== dir) page.dir = dir
}
