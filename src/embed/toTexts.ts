/** What the loader itself says in one language. */
export interface EmbedTexts {
  /** What the frame is called. */
  readonly title: string
  readonly failed: string
  readonly tryAgain: string
}

/**
 * What the loader says, by the first part of a language's tag in capital letters, in which no object has names of its own; and
 * the phone of the product, as it is read and as it is called.
 */
export interface EmbedCopy {
  readonly texts: Readonly<Record<string, EmbedTexts>> & { readonly EN: EmbedTexts }
  readonly phone: { readonly text: string; readonly link: string }
}

/** The build writes here what `readEmbedCopy` finds. */
declare const embedTexts: EmbedCopy['texts']
declare const embedPhone: EmbedCopy['phone']

export const phone = embedPhone
const texts = embedTexts

/** The words of the loader in the language of a tag such as `es-MX`, without one in the browser's; English for any other. */
export const toTexts = (locale: string | null | undefined): EmbedTexts =>
  texts[(locale ?? navigator.language).toUpperCase().replace(/-.*/, '')] ?? texts.EN
