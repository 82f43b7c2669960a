import '../../engine/start/theme.css'
import { useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import { FlowPage, type PageLanguage, TextInput, builtInInputs, rareInputs } from '../../engine/index.ts'
import { FlushPoint, type Scene, type StepPreviewProps } from '../step/frame/Scene.ts'

/** A step as `startFlow` shows it; what a project draws itself has a box with its name, or is a field for text. */
export function StepPreview({ scene, onFlush }: StepPreviewProps) {
  const { session, copy, language, languages, onLanguage, report } = scene
  const shown = useMemo(
    () => toPageLanguage({ copy, language, languages, onLanguage }),
    [copy, language, languages, onLanguage],
  )
  return (
    <FlowPage session={session} language={shown} parts={parts} report={report}>
      <FlushPoint onFlush={onFlush} />
    </FlowPage>
  )
}

/** The colors of a flow without a product are those of the engine, which its own tests hold. */
export const measureContrasts = () => []

const toBox = (name: string) => () => <p className="box">{name}</p>

const parts = {
  components: withOthers({}, toBox),
  inputs: withOthers({ ...builtInInputs, ...rareInputs }, () => TextInput),
  screens: withOthers({}, toBox),
}

/** A record that has something for every name, the same each time; also for the names that nobody knows yet. */
function withOthers<Part>(
  known: Readonly<Record<string, Part>>,
  toPart: (name: string) => Part,
): Readonly<Record<string, Part>> {
  const all: Record<string, Part> = { ...known }
  const get = (name: string) => (all[name] ??= toPart(name))
  return new Proxy(all, {
    get: (_, name) => get(String(name)),
    getOwnPropertyDescriptor: (_, name) => ({
      value: get(String(name)),
      configurable: true,
      enumerable: true,
      writable: true,
    }),
  })
}

/** The language of the preview for what shows it; choosing another one is left to the studio. */
const toPageLanguage = ({
  language,
  languages,
  copy,
  onLanguage,
}: Pick<Scene, 'language' | 'languages' | 'copy' | 'onLanguage'>): PageLanguage => ({
  store: createStore(() => ({ locale: language, copy })),
  languages,
  choose: async (other) => onLanguage(other),
})
