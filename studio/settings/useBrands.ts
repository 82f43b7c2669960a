import { parse } from 'jsonc-parser'
import { useMemo } from 'react'
import { settingsFiles } from 'studio:project'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useWorkspace } from '../StudioContext.ts'
import type { Brand, Section, SettingsFile } from './SettingsFile.ts'

/** The content of the first file of settings that can say something; undefined where there is none. */
function useContent(saying: SettingsFile | undefined): unknown {
  const text = useWorkspace(({ files }) => (saying ? files[saying.path] : undefined))
  return useMemo((): unknown => (text === undefined ? undefined : parse(text)), [text])
}

const describing = settingsFiles.find(({ toBrands }) => toBrands)

/** The brands in which steps can be shown; none where no file of settings describes any. */
export function useBrands(): readonly Brand[] {
  const content = useContent(describing)
  return useMemo(() => (content !== undefined && describing?.toBrands?.(content)) || [], [content])
}

const dividing = settingsFiles.find(({ toSections }) => toSections)

/** The sections of a flow, with their titles in a language; none where no file of settings has any. */
export function useSections(flow: LinkedFlow, language: string): readonly Section[] {
  const content = useContent(dividing)
  return useMemo(() => {
    const texts = flow.copy.get(language) ?? {}
    const sections = (content !== undefined && dividing?.toSections?.(content, flow)) || []
    return sections.map(({ title, steps }) => ({ title: texts[title] ?? title, steps }))
  }, [content, flow, language])
}
