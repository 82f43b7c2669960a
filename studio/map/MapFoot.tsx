import type { StoreApi } from 'zustand/vanilla'
import { FindingsList } from '../findings/FindingsList.tsx'
import { toFindingsWords } from '../findings/createFindings.ts'
import { useDesk, useFindings, useModel, useStudio } from '../StudioContext.ts'
import type { FlowPicture } from './FlowPicture.ts'
import { PathsNote } from './PathsNote.tsx'
import type { PointedLine } from './WayLine.tsx'
import { WayList } from './StepList.tsx'
import { EditStep } from '../words/steps/EditStep.tsx'

/** The content of the foot and its events. */
export interface MapFootProps {
  readonly picture: FlowPicture
  readonly step: string
  readonly pointed: StoreApi<PointedLine>
  readonly onChoose: (step: string) => void
}

/** The area below the map: the ways through the open step in whole sentences, or the findings of the check. */
export function MapFoot({ picture, step, pointed, onChoose }: MapFootProps) {
  const { desk } = useStudio()
  const foot = useDesk((state) => state.foot)
  const found = useFindings(toFindingsWords)
  const flow = useModel((model) => model.flow)
  const toggle = (part: 'step' | 'findings') => desk.setState({ foot: foot === part ? 'none' : part })
  const own = picture.steps.find(({ name }) => name === step)
  const titles = new Map(picture.steps.flatMap(({ name, title, isMissing }) => (isMissing ? [] : [[name, title]])))
  return (
    <div className="map-foot" data-open={foot === 'none' ? undefined : ''}>
      <div className="map-foot-bar">
        <button type="button" aria-expanded={foot === 'step'} onClick={() => toggle('step')}>
          Step details
        </button>
        <button
          type="button"
          id="findings-toggle"
          aria-expanded={foot === 'findings'}
          onClick={() => toggle('findings')}
        >
          Findings: {found}
        </button>
      </div>
      {foot === 'findings' && <FindingsList />}
      {foot === 'step' && own && (
        <section className="map-foot-part" aria-label="Step details">
          <h2>
            {own.title} <span className="name">{own.name}</span>
          </h2>
          {own.isResumable && <p className="quiet">A saved application can be resumed here.</p>}
          <PathsNote step={step} />
          {flow && <EditStep flow={flow} step={step} />}
          <WayList
            title="Routes in"
            ways={own.waysIn}
            end="from"
            titles={titles}
            onChoose={onChoose}
            onPoint={(id) => pointed.setState({ id })}
          />
          <WayList
            title="Routes out"
            ways={own.waysOut}
            end="to"
            titles={titles}
            onChoose={onChoose}
            onPoint={(id) => pointed.setState({ id })}
          />
        </section>
      )}
    </div>
  )
}
