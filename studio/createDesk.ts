import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Contrasts } from './step/frame/Scene.ts'
import type { Model } from './workspace/createModel.ts'
import type { Files } from './workspace/createWorkspace.ts'

/** What the author looks at in the studio. None of it is saved. */
export interface Desk {
  /** The step that all panes show. */
  readonly step: string
  /** The language of the preview. */
  readonly language: string
  /** The name of the brand in which the preview shows the step; empty for the project's own brand. */
  readonly brand: string
  /** The contrasts in that brand, once the step has been drawn in it. */
  readonly contrasts: Contrasts | undefined
  /** The device whose width the preview has. */
  readonly width: 'phone' | 'desktop'
  /**
   * The place in a file that the author asked to see, as an offset in its text. Each request creates a new object, so the same place can be
   * requested again.
   */
  readonly place: { readonly file: string; readonly offset: number } | undefined
  /** The part that is open in the foot of the map. */
  readonly foot: 'step' | 'findings' | 'none'
  /** The copy key that the author pointed at, where that happened, and the language if only one is meant. The other panes highlight it. */
  readonly pointed: PointedText | undefined
  /** The copy keys of the words that a step has shown since it was opened. */
  readonly shown: ShownTexts
  /** The tab of the words pane that is open. */
  readonly tab: 'Words' | 'Rules' | 'Options' | 'Routes' | 'Step' | 'Limits' | 'Settings' | 'JSON'
  /** The path of the settings file that is open; undefined until the author chooses one, which means the first. */
  readonly settings: string | undefined
  /** The files as the author last downloaded them as a patch. Closing the page does not lose these. */
  readonly downloaded: Files | undefined
  /** A message about the last save or about a change that the studio made by itself; empty if there is none. */
  readonly notice: string
}

interface PointedText {
  readonly key: string
  readonly from: 'step' | 'words' | 'finding'
  readonly language?: string
}

interface ShownTexts {
  readonly step: string
  readonly keys: readonly string[]
}

/** Adds the words that a step shows now. Those that it showed before stay, since an author may be changing one of them. */
export const toShown =
  (step: string, keys: readonly string[]) =>
  ({ shown }: Desk): Pick<Desk, 'shown'> => {
    const before = shown.step === step ? shown.keys : []
    const all = [...new Set([...before, ...keys])]
    return { shown: all.length > before.length ? { step, keys: all } : shown }
  }

/** Creates the desk with its initial step and language. */
export const createDesk = (step: string, language: string): StoreApi<Desk> =>
  createStore<Desk>()(() => ({
    step,
    language,
    brand: '',
    contrasts: undefined,
    settings: undefined,
    width: 'phone',
    pointed: undefined,
    shown: { step, keys: [] },
    tab: 'Words',
    downloaded: undefined,
    notice: '',
    place: undefined,
    foot: 'step',
  }))

/**
 * Leaves a step that goes away, for instance by undo: for the one that took its place under another name, or for its neighbor. Leaves a
 * language that goes away for the first one.
 */
export function followFlow(model: StoreApi<Model>, desk: StoreApi<Desk>): void {
  model.subscribe(({ flow }, { flow: before }) => {
    const { step, language } = desk.getState()
    const [first] = flow?.copy.keys() ?? []
    if (first !== undefined && flow?.copy.has(language) === false) desk.setState({ language: first })
    const [now, then] = [flow, before].map((one) => Object.keys(one?.definition.steps ?? {}))
    if (!now || !then || now.includes(step) || !then.includes(step)) return
    const at = then.indexOf(step)
    const added = now.length === then.length ? now.find((name) => !then.includes(name)) : undefined
    const neighbors = [...then.slice(0, at).toReversed(), ...then.slice(at)]
    const next = added ?? neighbors.find((name) => now.includes(name))
    if (next !== undefined) desk.setState({ step: next })
  })
}
