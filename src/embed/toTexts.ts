/**
 * What is said in a partner's page in one language, without names, which each visitor would pay for. `title` is what the frame
 * is called; `close` is for dialogs, so the loader itself has none.
 */
export type EmbedTexts = readonly [title: string, failed: string, tryAgain: string, close: string]

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
const texts = embedTexts

/** The words of the loader in the language of a tag such as `es-MX`, without one in the browser's; English for any other. */
export const toTexts = (locale: string | null | undefined): EmbedTexts =>
  texts[(locale ?? navigator.language).toUpperCase().replace(/-.*/, '')] ?? texts.EN
