import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type RunnableCopy, isRtl, toLanguageName, toRunnableCopy } from '../../../engine/authoring.ts'
import type { Copy, Languages } from '../../../engine/index.ts'
import { useBrands, useDesk, useModel, usePreview, useStudio } from '../../StudioContext.ts'
import { toShown } from '../../createDesk.ts'
import { type Look, type PreviewFrame, type Scene, readPreviewFrame } from './Scene.ts'

/** The widths of a phone and of a desktop window, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const

/** The step in a frame, which gives it its own width and styles, scaled down to the available room. */
export function StepFrame({ look }: { readonly look: Look }) {
  const { preview } = useStudio()
  const step = useDesk((desk) => desk.step)
  const width = useDesk((desk) => widths[desk.width])
  const pointed = useDesk((desk) => desk.pointed)
  const kind = useDesk((desk) => desk.width)
  const [frame, setFrame] = useState<PreviewFrame>()
  const [room, watchRoom] = useRoom()
  const scene = useScene(frame)
  useLayoutEffect(() => frame?.draw(scene), [frame, scene])
  useEffect(() => frame?.look(look), [frame, look])
  useEffect(() => frame?.mark(pointed?.from === 'words' ? pointed.key : undefined), [frame, pointed])
  useEffect(() => {
    preview.onFlush(() => frame?.flush())
  }, [preview, frame])

  const scale = Math.min(1, room.width / width) || 1
  return (
    <div ref={watchRoom} className={`step-room step-room-${kind}`}>
      {/* The frame shows a page of our own, so it has the same permissions as this page. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className="step-frame"
        title={`${step} as applicants see it`}
        src="preview.html"
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setFrame(readPreviewFrame(currentTarget))}
      />
    </div>
  )
}

/** Returns the content of the frame; the same object as long as nothing changes. */
function useScene(frame: PreviewFrame | undefined): Scene | undefined {
  const { desk, preview } = useStudio()
  const session = usePreview((state) => state.session)
  const language = useDesk((state) => state.language)
  const shown = useDesk((state) => state.brand)
  const brand = useBrands().find(({ name }) => name === shown)?.options
  // Without a brand nobody needs the contrasts, and measuring them takes as long as drawing.
  const onDressed = useCallback(
    (dressed: unknown) => dressed !== undefined && desk.setState({ contrasts: frame?.measure() }),
    [desk, frame],
  )
  const copies = useModel(({ flow }) => flow?.copy)
  const [read] = useState(createCopyReader)
  const tags = copies && [...copies.keys()].join(' ')
  const languages = useMemo(() => toLanguages(tags?.split(' ') ?? []), [tags])
  const copy = useMemo(() => copies && read(copies, language), [copies, language, read])
  const onLanguage = useCallback((next: string) => desk.setState({ language: next }), [desk])
  const onPoint = useCallback((key: string) => desk.setState({ pointed: { key, from: 'step' } }), [desk])
  const onShown = useCallback((at: string, keys: readonly string[]) => desk.setState(toShown(at, keys)), [desk])
  return useMemo(() => {
    const listeners = { onDressed, onLanguage, onPoint, onShown, report: preview.report }
    return session && copy && { session, copy, language, languages, brand, ...listeners }
  }, [session, copy, language, languages, brand, onDressed, onLanguage, onPoint, onShown, preview])
}

type Texts = Readonly<Record<string, string>>

/**
 * Creates a function that prepares the texts of a language for display, and reuses its work while they are edited. Texts that a language
 * lacks are taken from the first language.
 */
export function createCopyReader() {
  const known = new Map<string, RunnableCopy>()
  const read = (language: string, texts: Texts): Copy => {
    const made = toRunnableCopy(language, texts, known.get(language))
    known.set(language, made)
    return made.copy
  }
  return (copies: ReadonlyMap<string, Texts>, language: string): Copy => {
    const [[first, texts] = ['en', {}] as const] = copies
    const own = copies.get(language)
    return language === first || !own ? read(first, texts) : { ...read(first, texts), ...read(language, own) }
  }
}

/** Returns the size of an element in CSS pixels, and the ref that observes it. */
function useRoom() {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [room, watch] as const
}

/** Returns the languages that applicants can choose, by their tags. */
const toLanguages = (tags: readonly string[]): Languages =>
  Object.fromEntries(tags.map((tag) => [tag, { name: toLanguageName(tag), ...(isRtl(tag) && { dir: 'rtl' }) }]))
