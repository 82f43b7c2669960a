import { parse } from 'jsonc-parser'
import { createContext, use, useMemo } from 'react'
import { settingsFiles } from 'studio:project'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { LinkedFlow } from '../engine/authoring.ts'
import type { Desk } from './createDesk.ts'
import type { Findings } from './findings/createFindings.ts'
import type { Places } from './map/placeSteps.ts'
import type { Brand, Section, SettingsFile } from './settings/SettingsFile.ts'
import type { Situations } from './step/preview/createSituations.ts'
import type { Preview, PreviewState } from './step/preview/Preview.ts'
import type { FlowReader, Model } from './workspace/createModel.ts'
import type { Workspace, WorkspaceState } from './workspace/createWorkspace.ts'

/** The stores and services that the parts of the studio share. */
export interface Studio {
  readonly workspace: Workspace
  readonly model: StoreApi<Model>
  /** Reads the flow of the last saved files. It has its own reader, because they rarely change while the others are edited. */
  readonly readSaved: FlowReader
  readonly findings: StoreApi<Findings>
  readonly situations: StoreApi<Situations>
  readonly desk: StoreApi<Desk>
  readonly preview: Preview
  /** The positions that the build computed for the steps of these files. */
  readonly places: Places | undefined
  /** The words of the product's own code. A text that only the code names counts as used. */
  readonly code: string
  /** Whether a server can write files. Without one, the author downloads a patch instead. */
  readonly canSave: boolean
}

/** Provides the studio to its panes. */
export const StudioContext = createContext<Studio | undefined>(undefined)

/** Returns the studio around this component. Throws outside of one. */
export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('This component must be used inside the studio.')
  return studio
}

/** Selects from the state of the files, and renders again when the selected value changes. */
export const useWorkspace = <Value>(select: (state: WorkspaceState) => Value): Value =>
  useStore(useStudio().workspace.store, select)

/** Selects from the flow that the files define. */
export const useModel = <Value>(select: (model: Model) => Value): Value => useStore(useStudio().model, select)

/** Selects from the findings of the check. */
export const useFindings = <Value>(select: (findings: Findings) => Value): Value =>
  useStore(useStudio().findings, select)

/** Selects from the situations in which an applicant can reach each step. */
export const useSituations = <Value>(select: (situations: Situations) => Value): Value =>
  useStore(useStudio().situations, select)

/** Selects from the desk. */
export const useDesk = <Value>(select: (desk: Desk) => Value): Value => useStore(useStudio().desk, select)

/** Selects from the state of the application in the preview. */
export const usePreview = <Value>(select: (state: PreviewState) => Value): Value =>
  useStore(useStudio().preview.store, select)

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
