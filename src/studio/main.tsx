import { createRoot } from 'react-dom/client'
import { createDesk } from './createDesk.ts'
import { createFindings } from './findings/createFindings.ts'
import { followDisk } from './saving/followDisk.ts'
import { StudioContext, type Studio } from './StudioContext.ts'
import { StudioPage } from './StudioPage.tsx'
import { createSituations } from './step/situations/createSituations.ts'
import { createStage } from './step/stage/createStage.ts'
import type { StudioFiles } from './server/readStudioFiles.ts'
import { createModel } from './workspace/createModel.ts'
import { createWorkspace } from './workspace/createWorkspace.ts'
import './studio.css'

const { flowFile, files, code, canSave }: StudioFiles = await (await fetch('files.json')).json()
const workspace = createWorkspace(flowFile, files)
const model = createModel(workspace)
const { flow } = model.getState()
const checker = new Worker(new URL('./findings/check.worker.ts', import.meta.url), { type: 'module' })
const searcher = new Worker(new URL('./step/situations/search.worker.ts', import.meta.url), { type: 'module' })
const situations = createSituations(workspace, searcher, new Date())
const desk = createDesk(flow?.definition.start ?? '', flow?.copy.keys().next().value ?? 'en')
const studio: Studio = {
  workspace,
  model,
  findings: createFindings(workspace, checker, code),
  situations,
  desk,
  stage: createStage({ model, desk, situations }),
  code,
  canSave,
}
if (canSave) followDisk(workspace, (notice) => desk.setState({ notice }))
const element = document.querySelector('#studio')
if (!element) throw new Error('The page has no place for the studio.')
createRoot(element).render(
  <StudioContext value={studio}>
    <StudioPage />
  </StudioContext>,
)
