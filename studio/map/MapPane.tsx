import { ReactFlowProvider } from '@xyflow/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useDesk, useModel, useStudio } from '../StudioContext.ts'
import { FlowMap } from './FlowMap.tsx'
import './map.css'
import { MapFoot } from './MapFoot.tsx'
import { StepList } from './StepList.tsx'
import { StepSearch } from './StepSearch.tsx'
import { toFlowPicture } from './FlowPicture.ts'
import { usePlaces } from './usePlaces.ts'
import { useSame } from './useSame.ts'
import type { PointedLine } from './WayLine.tsx'

/** The map of the flow: a picture or a list, a search for steps, and below it the ways and the findings. */
export function MapPane() {
  const latest = useModel((model) => model.flow)
  const last = useDeferredValue(latest)
  // Where no way is another, the step beside it comes first, and what is being typed.
  const flow = hasSameSteps(latest, last) ? last : latest
  return (
    <section className="pane map" aria-label="Map">
      {flow ? <Map flow={flow} /> : <output className="map-note">The flow cannot be read: see the findings.</output>}
    </section>
  )
}

function Map({ flow }: { readonly flow: LinkedFlow }) {
  const { desk } = useStudio()
  const language = useDesk((state) => state.language)
  const step = useDesk((state) => state.step)
  const [isList, setIsList] = useState(false)
  const [pointed] = useState(() => createStore<PointedLine>()(() => ({ id: undefined })))
  const picture = useSame(useMemo(() => toFlowPicture(flow, language), [flow, language]))
  const places = usePlaces(picture)
  const choose = (name: string) => desk.setState({ step: name, foot: 'step' })
  return (
    <>
      <div className="map-head">
        <StepSearch onChoose={choose} />
        <fieldset className="switch" aria-label="How the steps are shown">
          <button type="button" aria-pressed={!isList} onClick={() => setIsList(false)}>
            Map
          </button>
          <button type="button" aria-pressed={isList} onClick={() => setIsList(true)}>
            List
          </button>
        </fieldset>
      </div>
      {isList ? (
        <StepList picture={picture} step={step} onChoose={choose} />
      ) : places ? (
        <ReactFlowProvider>
          <FlowMap picture={picture} places={places} step={step} pointed={pointed} onChoose={choose} />
        </ReactFlowProvider>
      ) : (
        <output className="map-note">Placing the steps…</output>
      )}
      <MapFoot picture={picture} step={step} pointed={pointed} onChoose={choose} />
    </>
  )
}

const hasSameSteps = (a: LinkedFlow | undefined, b: LinkedFlow | undefined): boolean =>
  a?.definition === b?.definition || JSON.stringify(a?.definition.steps) === JSON.stringify(b?.definition.steps)
