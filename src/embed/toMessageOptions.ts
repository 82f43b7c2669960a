import type { EmbedOptions } from './EmbedOptions.ts'
import { longestOptions } from './protocol/shapes.ts'
import { warn } from './warn.ts'

/** The options as they go to the frame, which validates them: without callbacks, and nothing at all when they are no JSON. */
export function toMessageOptions({ loadTimeout: _, ...options }: EmbedOptions): object {
  try {
    const text = JSON.stringify(options)
    if (text.length <= longestOptions) return JSON.parse(text)
  } catch {} // They lead back to themselves, or throw.
  warn(`the options are left out. Use plain JSON, up to ${longestOptions} characters.`)
  return {}
}
