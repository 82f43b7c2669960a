import { inject } from 'vitest'

/** What the tests of one worker use: a site and an API host that no other worker's applicants come to. */
export interface Stage {
  readonly apiUrl: string
  readonly siteUrl: string
  /** The folder that the site is served from. */
  readonly siteFolder: string
}

/** The stage of this worker. Throws when there are more workers than stages. */
export function stage(): Stage {
  // Vitest numbers the workers that run at a time from 1.
  const own = inject('stages')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!own)
    throw new Error('There are more workers than stages: tests/browser/support/globalSetup.ts sets up one for each.')
  return own
}
