import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Desk } from './createDesk.ts'
import type { Findings } from './findings/createFindings.ts'
import type { Places } from './map/placeSteps.ts'
import type { Situations } from './step/preview/createSituations.ts'
import type { Preview, PreviewState } from './step/preview/Preview.ts'
import type { Model } from './workspace/createModel.ts'
import type { Workspace, WorkspaceState } from './workspace/createWorkspace.ts'

/** What the parts of the studio share. */
export interface Studio {
  readonly workspace: Workspace
  readonly model: StoreApi<Model>
  readonly findings: StoreApi<Findings>
  readonly situations: StoreApi<Situations>
  readonly desk: StoreApi<Desk>
  readonly preview: Preview
  /** Where the build has placed the steps of these files. */
  readonly places: Places | undefined
  /** The words of the product's own code: a text that only it names is in use. */
  readonly code: string
  /** Whether there is a server that writes files; else a patch is downloaded. */
  readonly canSave: boolean
}

/** Holds the studio around its panes. */
export const StudioContext = createContext<Studio | undefined>(undefined)

/** The studio around this component; throws outside of one. */
export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('This component belongs into the studio.')
  return studio
}

/** What is selected of the files; drawn anew when it is another value. */
export const useWorkspace = <Value>(select: (state: WorkspaceState) => Value): Value =>
  useStore(useStudio().workspace.store, select)

/** What is selected of the flow that the files make. */
export const useModel = <Value>(select: (model: Model) => Value): Value => useStore(useStudio().model, select)

/** What is selected of what the check has found. */
export const useFindings = <Value>(select: (findings: Findings) => Value): Value =>
  useStore(useStudio().findings, select)

/** What is selected of the situations in which steps can be come to. */
export const useSituations = <Value>(select: (situations: Situations) => Value): Value =>
  useStore(useStudio().situations, select)

/** What is selected of the desk. */
export const useDesk = <Value>(select: (desk: Desk) => Value): Value => useStore(useStudio().desk, select)

/** What is selected of the application that is being looked at. */
export const usePreview = <Value>(select: (state: PreviewState) => Value): Value =>
  useStore(useStudio().preview.store, select)
