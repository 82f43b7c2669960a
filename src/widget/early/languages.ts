import { languages } from '../../../flows/refinance.json?languages'

/** The languages that the product speaks: one for each file of `flows/copy`, English first. */
export { languages, onEdit } from '../../../flows/refinance.json?languages'

/** Tells browsers and screen readers in which language a page of ours is, and which way it is written. */
export function showLocale(locale: string): void {
  const page = document.documentElement
  const { dir = '' } = languages[locale] ?? {}
  // To say the same again would have the browser style the whole page anew.
  if (page.lang !== locale) page.lang = locale
  if (page.dir !== dir) page.dir = dir
}
