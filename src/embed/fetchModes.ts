import { create } from './hostPage.ts'

/** The build writes here the hash of the script of the modes, which is its name, too. */
declare const embedModes: string

/**
 * Fetches what opens a widget otherwise than at once and in its place. From our site, with its hash: `import()` knows none, and takes
 * what the link of this place in the page fetches. Rejects when that is not there, or another one.
 */
export function fetchModes(siteUrl: string, place: Element): Promise<typeof import('./modes/arrange.ts')> {
  const href = `${siteUrl}embed/v1-${embedModes}.js`
  place.append(create('link', { rel: 'modulepreload', integrity: `sha256-${embedModes}=`, href }))
  return import(/* @vite-ignore */ href)
}
