import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { type Studio, StudioContext, useDesk, useModel } from '../../../studio/StudioContext.ts'
import { createDesk, followFlow } from '../../../studio/createDesk.ts'
import type { Findings } from '../../../studio/findings/createFindings.ts'
import type { Situations } from '../../../studio/step/preview/createSituations.ts'
import { initialPreview } from '../../../studio/step/preview/Preview.ts'
import { createFlowReader, createModel } from '../../../studio/workspace/createModel.ts'
import { type Files, createWorkspace } from '../../../studio/workspace/createWorkspace.ts'
import type { FormProps } from '../../../studio/words/listFormFields.ts'
import { toFiles } from './openFlow.ts'

// The editor of JSON is loaded when it is first shown, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const flowFile = 'flows/refinance.json'
const nothing = () => {}

/** Draws a part of the studio over the files of the refinance flow, without a check, a search or a preview. */
export function drawStudio(part: ReactNode, others: Files = {}) {
  const files = { ...toFiles(), ...others }
  const workspace = createWorkspace(flowFile, files)
  const model = createModel(workspace)
  const desk = createDesk(model.getState().flow?.definition.start ?? '', 'en')
  followFlow(model, desk)
  const situations: Situations = { examples: undefined, first: undefined, now: new Date(), isCurrent: true }
  const findings: Findings = { problems: [], files, isKnown: true, isCurrent: true, sound: files }
  const studio: Studio = {
    workspace,
    model,
    readSaved: createFlowReader(flowFile),
    findings: createStore(() => findings),
    situations: createStore(() => situations),
    desk,
    places: undefined,
    preview: {
      store: createStore(() => initialPreview),
      open: () => Promise.resolve(),
      forget: nothing,
      report: nothing,
      onFlush: nothing,
    },
    code: '',
    canSave: true,
  }
  return { ...studio, user: userEvent.setup(), ...render(<StudioContext value={studio}>{part}</StudioContext>) }
}

/** Draws a form for the step of the desk. */
export function Form({ of: Own }: { readonly of: ComponentType<FormProps> }) {
  const flow = useModel((model) => model.flow)
  const step = useDesk((desk) => desk.step)
  return flow && <Own flow={flow} step={step} />
}
