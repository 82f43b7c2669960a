import { parse } from 'jsonc-parser'
import { useMemo } from 'react'
import { settingsFiles } from 'studio:project'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useWorkspace } from '../StudioContext.ts'
import type { Brand, Section, SettingsFile } from './SettingsFile.ts'

/** Returns the parsed content of a settings file; undefined if there is no such file. */
function useContent(saying: SettingsFile | undefined): unknown {
  const text = useWorkspace(({ files }) => (saying ? files[saying.path] : undefined))
  return useMemo((): unknown => (text === undefined ? undefined : parse(text)), [text])
}

const describing = settingsFiles.find(({ toBrands }) => toBrands)

/** Returns the brands in which steps can be shown; empty if no settings file describes any. */
export function useBrands(): readonly Brand[] {
  const content = useContent(describing)
  return useMemo(() => (content !== undefined && describing?.toBrands?.(content)) || [], [content])
}

const dividing = settingsFiles.find(({ toSections }) => toSections)

/** Returns the sections of a flow with their titles in one language; empty if no settings file has any. */
export function useSections(flow: LinkedFlow, language: string): readonly Section[] {
  const content = useContent(dividing)
  return useMemo(() => {
    const texts = flow.copy.get(language) ?? {}
    const sections = (content !== undefined && dividing?.toSections?.(content, flow)) || []
    return sections.map(({ title, steps }) => ({ title: texts[title] ?? title, steps }))
  }, [content, flow, language])
}
