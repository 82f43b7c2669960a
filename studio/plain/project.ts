import type { StudioProject } from '../../engine/build.ts'
import type { SettingsFile } from '../settings/SettingsFile.ts'

/** Loads the functions of the project's code from the studio's server, which answers with an empty module if there are none. */
export const loadFunctions = (): Promise<StudioProject['functions']> =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}functions.js`)

/** A flow without a product has no settings files. */
export const settingsFiles: readonly SettingsFile[] = []

/** The studio of the package draws all of the engine's inputs. */
export const inputNames = undefined

/** Without a product, there is nothing to check besides the flow and its words. */
export const checkBeside = () => []
