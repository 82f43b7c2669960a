import { create } from './hostPage.ts'

/** The build replaces this with the hash of the modes script, which is also its file name. */
declare const embedModes: string

/**
 * Fetches the code that opens a widget later or elsewhere: lazily, from a button, in a dialog. `import()` cannot check a hash,
 * so a `modulepreload` link with `integrity` loads the script from our site and `import()` reuses it. Rejects when the script
 * is missing or has a different hash.
 */
export function fetchModes(siteUrl: string, place: Element): Promise<typeof import('./modes/arrange.ts')> {
  const href = `${siteUrl}embed/v1-${embedModes}.js`
  place.append(create('link', { rel: 'modulepreload', integrity: `sha256-${embedModes}=`, href }))
  return import(/* @vite-ignore */ href)
}
