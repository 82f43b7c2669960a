import { useState } from 'react'
import { useStage } from '../StudioContext.ts'
import { AnswerPanel } from './answers/AnswerPanel.tsx'
import type { Look } from './frame/Scene.ts'
import { StepFrame } from './frame/StepFrame.tsx'
import { StepBar } from './StepBar.tsx'
import { StepNotice } from './StepNotice.tsx'
import { SituationStory } from './story/SituationStory.tsx'
import './step.css'

/** The step as the applicant sees it, live: what is done there happens, and somebody here says what the services answer. */
export function StepPane() {
  const [look, setLook] = useState<Look>('system')
  const asks = useStage((state) => state.asks)
  return (
    <section className="pane step" aria-label="Step">
      <StepBar look={look} onLook={setLook} />
      <StepNotice />
      <StepFrame look={look} />
      <div className="step-foot">
        <output className="sr-only">{asks.map(({ action }) => `${action} waits for its answer. `)}</output>
        {asks.map((ask) => (
          <AnswerPanel key={ask.id} ask={ask} />
        ))}
        <SituationStory />
      </div>
    </section>
  )
}
