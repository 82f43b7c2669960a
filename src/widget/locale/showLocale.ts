import { languages } from './languages.ts'

/** Tells browsers and screen readers in which language a page of ours is, and which way it is written. */
export function showLocale(locale: string): void {
  const page = document.documentElement
  page.lang = locale
  page.dir = languages[locale]?.dir ?? ''
}
