import type { Log } from '../integrations/Log.ts'
import { toBranding, type BrandingOptions } from './toBranding.ts'

/** Tells whoever embeds the widget what of their branding cannot be used and what is used instead, each once. */
export function createBrandingCheck(log: Log): (options: BrandingOptions) => void {
  const told = new Set<string>()
  return (options) => {
    for (const problem of toBranding(options).problems) {
      if (told.has(problem)) continue
      told.add(problem)
      log.warn(problem)
    }
  }
}
