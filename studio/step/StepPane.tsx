import './step.css'
import { useState } from 'react'
import { useDesk, useFindings, useSituations, usePreview, useStudio, useWorkspace } from '../StudioContext.ts'
import { StepBar } from './StepBar.tsx'
import { AnswerPanel } from './answers/AnswerPanel.tsx'
import type { Look } from './frame/Scene.ts'
import { StepFrame } from './frame/StepFrame.tsx'
import { SituationStory } from './SituationStory.tsx'

/** The live step as the applicant sees it. It reacts to input, and the author decides what the services answer. */
export function StepPane() {
  const [look, setLook] = useState<Look>('system')
  const asks = usePreview((state) => state.asks)
  return (
    <section className="pane step" aria-label="Step">
      <StepBar look={look} onLook={setLook} />
      <StepNotice />
      <StepFrame look={look} />
      <div className="step-foot">
        <output className="sr-only">{asks.map(({ action }) => `${action} is waiting for an answer. `)}</output>
        {asks.map((ask) => (
          <AnswerPanel key={ask.id} ask={ask} />
        ))}
        <SituationStory />
      </div>
    </section>
  )
}

/** Tells the author if the step is older than the files, if nothing leads to it, or if something went wrong. */
function StepNotice() {
  const isBehind = usePreview((state) => state.isBehind)
  const trouble = usePreview((state) => state.trouble)
  const isShown = usePreview((state) => state.session !== undefined)
  const isSearched = useSituations(({ isCurrent }) => isCurrent)
  const isAwaited = !isShown && !isSearched
  return (
    <output className="step-notices">
      {isBehind && <span className="step-notice">Out of date: this flow cannot run yet. See the findings.</span>}
      {isAwaited && <span className="step-notice">Looking for a path to this step…</span>}
      {!isShown && isSearched && !trouble && <Unreached />}
      {trouble && !isAwaited && <TroubleNotice {...trouble} />}
    </output>
  )
}

function Unreached() {
  const step = useDesk((desk) => desk.step)
  const hasFaults = useFindings(({ problems }) => problems.some(({ isAdvice }) => !isAdvice))
  return (
    <span className="step-notice">
      {hasFaults
        ? 'This step can be shown once the faults are fixed. See the findings.'
        : `No path to ${step} was found, so there is nothing to show.`}
    </span>
  )
}

function TroubleNotice({ message, line, offset }: { message: string; line?: number; offset?: number }) {
  const { desk } = useStudio()
  const file = useWorkspace((state) => state.flowFile)
  return (
    <span className="step-notice step-trouble">
      The step cannot continue: {message}{' '}
      {offset !== undefined && (
        <button type="button" onClick={() => desk.setState({ place: { file, offset } })}>
          Show in {file}, line {line}
        </button>
      )}
    </span>
  )
}
