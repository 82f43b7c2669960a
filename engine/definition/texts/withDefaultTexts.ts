import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>

const defaults: Readonly<Record<string, Texts>> = { en, es }

/** The texts of a language with those of the engine that the flow does not have words of its own for. */
export const withDefaultTexts = (language: string, texts: Texts): Texts => ({ ...toDefaultTexts(language), ...texts })

/** The engine's own texts in a language (`es-MX` is Spanish), none where it does not know it. */
export const toDefaultTexts = (language: string): Texts => defaults[language.split('-')[0] ?? ''] ?? {}
