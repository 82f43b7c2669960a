import './studio.css'
import { createRoot } from 'react-dom/client'
import { settingsFiles } from 'studio:project'
import type { BuiltSituations, StudioFiles } from '../engine/build.ts'
import { PaneSplitter } from './PaneSplitter.tsx'
import { StudioBar } from './StudioBar.tsx'
import { type Studio, StudioContext } from './StudioContext.ts'
import { createDesk, followFlow } from './createDesk.ts'
import { createFindings } from './findings/createFindings.ts'
import { ignoreUnmeant, keepFocus } from './keepFocus.ts'
import { MapPane } from './map/MapPane.tsx'
import { fromBuilt } from './map/placeSteps.ts'
import { followDisk } from './saving/followDisk.ts'
import { claimDraft, keepDraft } from './saving/keepDraft.ts'
import { StepPane } from './step/StepPane.tsx'
import { createSituations } from './step/preview/createSituations.ts'
import { createPreview } from './step/preview/createPreview.ts'
import { WordsPane } from './words/WordsPane.tsx'
import { createFlowReader, createModel } from './workspace/createModel.ts'
import { createWorkspace } from './workspace/createWorkspace.ts'

const [{ project, flowFile, files, hash, checkedHash, code, canSave }, built] = await Promise.all([
  fetch('files.json').then<StudioFiles>((response) => response.json()),
  // This is null if the studio was built without a flow, or is itself being developed.
  fetch('situations.json').then<BuiltSituations | null>((response) => response.json()),
])
const workspace = createWorkspace(flowFile, files)
const draft = await claimDraft(project, flowFile, window)
const isBack = draft !== undefined && keepDraft(workspace, draft)
const model = createModel(workspace)
const { flow } = model.getState()
const findings = createFindings(
  workspace,
  { openWorker: () => new Worker(new URL('./findings/check.worker.ts', import.meta.url), { type: 'module' }), code },
  built?.checked.hash === checkedHash && !isBack ? built.checked.problems : undefined,
)
const situations = createSituations(
  workspace,
  {
    openWorker: () => new Worker(new URL('./step/preview/search.worker.ts', import.meta.url), { type: 'module' }),
    findings,
    isAside: (file) =>
      [...settingsFiles, ...(model.getState().flow?.source.copy.values() ?? [])].some(({ path }) => path === file),
    isAwaited: () => preview.store.getState().session === undefined,
  },
  built?.hash === hash ? built : undefined,
)
const desk = createDesk(flow?.definition.start ?? '', flow?.copy.keys().next().value ?? 'en')
const preview = createPreview({ model, desk, situations })
// After the preview, which then already runs the new flow.
followFlow(model, desk)
const studio: Studio = {
  workspace,
  model,
  readSaved: createFlowReader(flowFile),
  findings,
  situations,
  desk,
  places: built?.hash === hash && built.places ? fromBuilt(built.places) : undefined,
  preview,
  code,
  canSave,
}
if (draft && isBack) {
  const others = draft.left > 0 ? ' Those of another tab wait: open the studio in one more tab to see them.' : ''
  desk.setState({ notice: `Your unsaved changes were restored. Undo to discard them.${others}` })
}
keepFocus(document)
ignoreUnmeant(document)
if (canSave) followDisk(workspace, (notice) => desk.setState({ notice }))
const element = document.querySelector('#studio')
if (!element) throw new Error('The page has no element for the studio.')
createRoot(element).render(
  <StudioContext value={studio}>
    <StudioPage />
  </StudioContext>,
)

/** The whole studio: the bar, and below it the map, the step and its words. */
function StudioPage() {
  return (
    <>
      <StudioBar />
      <main className="panes">
        <MapPane />
        <StepPane />
        <PaneSplitter />
        <WordsPane />
      </main>
    </>
  )
}
