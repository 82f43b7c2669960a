import type { Contrast } from '../../settings/SettingsFile.ts'
import { type Copy, type Languages, type Session, useFlush } from '../../../engine/index.ts'
import { useEffect } from 'react'

/** The colors of the step: light, dark, or as the author's system prefers. */
export type Look = 'system' | 'light' | 'dark'

/** The contrasts of a step in light and in dark colors. */
export type Contrasts = Readonly<Record<'light' | 'dark', readonly Contrast[]>>

/** The content of the frame. */
export interface Scene {
  readonly session: Session
  readonly copy: Copy
  readonly language: string
  /** The options of the chosen brand, for the project's `StepPreview`; undefined for the project's own brand. */
  readonly brand: unknown
  /** Called when the step is shown in this brand. */
  readonly onDressed: (brand: unknown) => void
  /** The languages offered below the step. */
  readonly languages: Languages
  /** Called with the language chosen below the step. */
  readonly onLanguage: (language: string) => void
  /** Called with the copy key of the words that were clicked. */
  readonly onPoint: (key: string) => void
  /** Called with the copy keys of the visible words whenever they may have changed. */
  readonly onShown: (step: string, keys: readonly string[]) => void
  /** Called with errors of drawing the step. */
  readonly report: (error: unknown) => void
}

/** The props of the component with which a project draws a scene. */
export interface StepPreviewProps {
  readonly scene: Scene
  /** Called with a function that commits the text being typed. */
  readonly onFlush: (flush: () => void) => void
}

/** The interface of the page in the frame, available as `preview` of its window. */
export interface PreviewFrame {
  readonly draw: (scene: Scene | undefined) => void
  readonly look: (look: Look) => void
  /** Highlights the words of a copy key; undefined removes the highlight. */
  readonly mark: (key: string | undefined) => void
  /** Measures the contrasts of the step in light and in dark colors. */
  readonly measure: () => Contrasts
  /** Draws a scene from scratch, and resolves with a picture of it as SVG once it is complete. */
  readonly take: (scene: Scene) => Promise<string | undefined>
  /** Passes text that was typed but not yet committed to the session. */
  readonly flush: () => void
}

/** Returns the interface of the page in a frame; undefined until it has loaded. */
export function readPreviewFrame({ contentWindow }: HTMLIFrameElement): PreviewFrame | undefined {
  const preview: unknown = contentWindow ? Reflect.get(contentWindow, 'preview') : undefined
  return isPreviewFrame(preview) ? preview : undefined
}

/** If the page's script did not load, `window.preview` is the element with that id. */
const isPreviewFrame = (value: unknown): value is PreviewFrame =>
  typeof value === 'object' && value !== null && 'draw' in value

/** Passes on the function that commits the text being typed. It has to be inside the component that draws the flow. */
export function FlushPoint({ onFlush }: Pick<StepPreviewProps, 'onFlush'>) {
  const flush = useFlush()
  useEffect(() => {
    onFlush(flush)
  }, [onFlush, flush])
  return null
}
