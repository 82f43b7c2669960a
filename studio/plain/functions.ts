import type { StudioFunctions } from '../StudioFunctions.ts'

/** The functions of the project's code, as the server of the studio hands them on; a page without one has none. */
export const loadFunctions = (): Promise<StudioFunctions> =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}functions.js`)
