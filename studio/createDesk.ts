import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Contrasts } from './step/frame/Scene.ts'
import type { Files } from './workspace/createWorkspace.ts'

/** What one looks at in the studio; nothing of it is saved. */
export interface Desk {
  /** The step that all panes are about. */
  readonly step: string
  /** The language in which the step is shown. */
  readonly language: string
  /** The brand in which the step is shown, by its name; empty for the project's own. */
  readonly brand: string
  /** What can be read in it, once it is seen. */
  readonly contrasts: Contrasts | undefined
  /** How wide the step is shown. */
  readonly width: 'phone' | 'desktop'
  /** The place in a file that somebody asked to see, as an offset in its text; asking again makes another object. */
  readonly place: { readonly file: string; readonly offset: number } | undefined
  /** What the foot of the map is about. */
  readonly foot: 'step' | 'findings' | 'none'
  /** The copy key that somebody has pointed at, and where; the other pane shows it. */
  readonly pointed: { readonly key: string; readonly from: 'step' | 'words' } | undefined
  /** Which part of the words pane is in front. */
  readonly tab: 'Words' | 'Rules' | 'Options' | 'Routes' | 'Step' | 'Limits' | 'Settings' | 'JSON'
  /** The file of settings that is in front, by its path; the first one until one is chosen. */
  readonly settings: string | undefined
  /** The files as they were downloaded last; nothing is left to lose of those. */
  readonly downloaded: Files | undefined
  /** What has just happened by itself, or came of saving; empty when there is nothing to tell. */
  readonly notice: string
}

/** Creates the desk, with its first step before it. */
export const createDesk = (step: string, language: string): StoreApi<Desk> =>
  createStore<Desk>()(() => ({
    step,
    language,
    brand: '',
    contrasts: undefined,
    settings: undefined,
    width: 'phone',
    pointed: undefined,
    tab: 'Words',
    downloaded: undefined,
    notice: '',
    place: undefined,
    foot: 'step',
  }))
