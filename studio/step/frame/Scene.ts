import type { Contrast } from '../../settings/SettingsFile.ts'
import { type Copy, type Languages, type Session, useFlush } from '../../../engine/index.ts'
import { useEffect } from 'react'

/** In which colors the step is shown: light, dark, or as the person prefers it. */
export type Look = 'system' | 'light' | 'dark'

/** The contrasts of a step in each of its colors. */
export type Contrasts = Readonly<Record<'light' | 'dark', readonly Contrast[]>>

/** What the frame draws. */
export interface Scene {
  readonly session: Session
  readonly copy: Copy
  readonly language: string
  /** What the brand that is chosen means to who draws the step; undefined for the project's own. */
  readonly brand: unknown
  /** Told when the step is seen in this brand. */
  readonly onDressed: (brand: unknown) => void
  /** Those that may be chosen below the step. */
  readonly languages: Languages
  /** Told which language was chosen below the step. */
  readonly onLanguage: (language: string) => void
  /** Told the copy key of the words that were clicked. */
  readonly onPoint: (key: string) => void
  /** Told of what could not be drawn. */
  readonly report: (error: unknown) => void
}

/** What draws a scene, in a project's own manner. */
export interface StepPreviewProps {
  readonly scene: Scene
  /** Handed what commits the text that is being typed. */
  readonly onFlush: (flush: () => void) => void
}

/** What the page in the frame offers to the pane around it, as `preview` of its window. */
export interface PreviewFrame {
  readonly draw: (scene: Scene | undefined) => void
  readonly look: (look: Look) => void
  /** Marks the words of a copy key; nothing marks none. */
  readonly mark: (key: string | undefined) => void
  /** The contrasts of what is drawn, in the light and in the dark. */
  readonly measure: () => Contrasts
  /** Draws a scene from its beginning, and answers a picture of it, as SVG, once it is there. */
  readonly take: (scene: Scene) => Promise<string>
  /** Has what was typed and not yet committed go to the session. */
  readonly flush: () => void
}

/** What the page in a frame offers; undefined until it has loaded. */
export function readPreviewFrame({ contentWindow }: HTMLIFrameElement): PreviewFrame | undefined {
  const preview: unknown = contentWindow ? Reflect.get(contentWindow, 'preview') : undefined
  return isPreviewFrame(preview) ? preview : undefined
}

/** Where the script of the page did not come, its window still has the element that is called so. */
const isPreviewFrame = (value: unknown): value is PreviewFrame =>
  typeof value === 'object' && value !== null && 'draw' in value

/** Hands on what commits the text that is being typed; stands within what draws the flow. */
export function FlushPoint({ onFlush }: Pick<StepPreviewProps, 'onFlush'>) {
  const flush = useFlush()
  useEffect(() => {
    onFlush(flush)
  }, [onFlush, flush])
  return null
}
