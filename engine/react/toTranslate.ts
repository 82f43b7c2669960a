import type { Session } from '../session/index.ts'
import { toUnknown } from './toUnknown.ts'

/** What fills the placeholders of a text; the flow's constants are always there. */
export type CopyParams = Readonly<Record<string, string | number | boolean>>

/** The texts of one language by key; a text with placeholders is a function, compiled at build. */
export type Copy = Readonly<Record<string, string | ((params: CopyParams) => string)>>

/** The text of a copy key. */
export type Translate = (key: string, params?: CopyParams) => string

/** Looks texts up. An unknown key throws in development with the nearest one; elsewhere the key itself is shown. */
export function toTranslate(copy: Copy, session: Pick<Session, 'flow'>): Translate {
  return (key, params) => {
    const text = Object.hasOwn(copy, key) ? copy[key] : undefined
    if (typeof text === 'function') return text({ ...session.flow.constants, ...params })
    if (text !== undefined) return text
    if (import.meta.env.DEV) throw toUnknown('The copy has no key', key, copy)
    return key
  }
}

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
