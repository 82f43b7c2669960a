import type { StudioProject } from '../../engine/build.ts'
import type { SettingsFile } from '../settings/SettingsFile.ts'

/** The functions of the project's code, as the server of the studio hands them on; a page without one has none. */
export const loadFunctions = (): Promise<StudioProject['functions']> =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}functions.js`)

/** A flow without a product has none. */
export const settingsFiles: readonly SettingsFile[] = []

/** The flow and its words are all there is. */
export const checkBeside = () => []
