import type { Copy } from './toTranslate.ts'

/** A language of a flow. */
interface FlowLanguage {
  /** In its own words: `Español`. */
  readonly name: string
  /** Of one that is written from right to left. */
  readonly dir?: 'rtl'
  /** Fetches its texts; missing of the first language, whose texts are at hand. */
  readonly load?: () => Promise<{ readonly default: Copy }>
}

/** The languages of a flow by tag (BCP 47), first the one that the others are translated from. */
export type Languages = Readonly<Record<string, FlowLanguage>>
