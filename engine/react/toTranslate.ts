import type { Session } from '../session/index.ts'
import { toUnknown } from './toUnknown.ts'

/** The values for the placeholders of a text. The flow's constants are always available. */
export type CopyParams = Readonly<Record<string, string | number | boolean>>

/** The texts of one language by key. A text with placeholders is a function, compiled at build time. */
export type Copy = Readonly<Record<string, string | ((params: CopyParams) => string)>>

/** Returns the text of a copy key. */
export type Translate = (key: string, params?: CopyParams) => string

/** Creates the lookup of texts. An unknown key throws in development, with the nearest one; otherwise the key itself is shown. */
export function toTranslate(copy: Copy, session: Pick<Session, 'flow'>): Translate {
  return (key, params) => {
    const text = Object.hasOwn(copy, key) ? copy[key] : undefined
    if (typeof text === 'function') {
      const given = { ...session.flow.constants, ...params }
      return text(import.meta.env.DEV ? toStrict(key, given) : given)
    }
    if (text !== undefined) return text
    if (import.meta.env.DEV) throw toUnknown('The copy has no key', key, copy)
    return key
  }
}

/** Makes a placeholder without a value an error: in production it reads "undefined". */
const toStrict = (key: string, params: CopyParams): CopyParams =>
  new Proxy(params, {
    get(given, name) {
      if (!Object.hasOwn(given, name)) throw toUnknown(`The text "${key}" gets no`, String(name), given)
      return Reflect.get(given, name)
    },
  })

/** A language of a flow. */
interface FlowLanguage {
  /** Its own name for itself: `Español`. */
  readonly name: string
  /** Set for a language that is written from right to left. */
  readonly dir?: 'rtl'
  /** Fetches its texts. Missing for the first language, whose texts are already loaded. */
  readonly load?: () => Promise<{ readonly default: Copy }>
}

/** The languages of a flow by tag (BCP 47). The first is the one that the others are translated from. */
export type Languages = Readonly<Record<string, FlowLanguage>>
