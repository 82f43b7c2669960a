import '../../engine/start/theme.css'
import { useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import { FlowPage, type PageLanguage, TextInput, builtInInputs, rareInputs } from '../../engine/index.ts'
import { FlushPoint, type Scene, type StepPreviewProps } from '../step/frame/Scene.ts'

/** Draws a step as `startFlow` shows it. A project's own components appear as boxes with their names, its own inputs as text fields. */
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

/** Measures nothing: a flow without a product has the engine's colors, whose contrasts the engine's tests check. */
export const measureContrasts = () => []

const toBox = (name: string) => () => <p className="box">{name}</p>

const parts = {
  components: withOthers({}, toBox),
  inputs: withOthers({ ...builtInInputs, ...rareInputs }, () => TextInput),
  screens: withOthers({}, toBox),
}

/** Returns a record that has a value for every name, including names that are not known yet. The value for a name is always the same. */
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

/** Provides the language of the preview to the page; the studio handles the choice of another one. */
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
