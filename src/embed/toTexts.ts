/**
 * The texts of the loader in one language. A tuple, because property names would add to every visitor's download. `title` is
 * the title of the frame; `close` is only used by dialogs, so the loader itself does not have it.
 */
export type EmbedTexts = readonly [title: string, failed: string, tryAgain: string, close: string]

/**
 * The texts of the loader by uppercase primary language subtag, and the product's phone number as text and as link. Uppercase
 * keys cannot collide with inherited properties.
 */
export interface EmbedCopy {
  readonly texts: Readonly<Record<string, EmbedTexts>> & { readonly EN: EmbedTexts }
  readonly phone: { readonly text: string; readonly link: string }
}

/** The build replaces this with what `readEmbedCopy` finds. */
declare const embedTexts: EmbedCopy['texts']
const texts = embedTexts

/** Returns the loader's texts for a tag such as `es-MX`, or for the browser's language without one. Falls back to English. */
export const toTexts = (locale: string | null | undefined): EmbedTexts =>
  texts[(locale ?? navigator.language).toUpperCase().replace(/-.*/, '')] ?? texts.EN
