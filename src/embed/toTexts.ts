import { texts } from './texts.generated.ts'

/** The words of the loader in the language of a tag such as `es-MX`, without one in the browser's; English for any other. */
export const toTexts = (locale: string | null | undefined): (typeof texts)['en'] =>
  texts[/^es\b/i.test(locale ?? navigator.language) ? 'es' : 'en']
