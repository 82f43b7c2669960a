import './map.css'
import { ReactFlowProvider } from '@xyflow/react'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import Elk, { type ELK } from 'elkjs/lib/elk-api.js'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useDesk, useModel, useSections, useStudio } from '../StudioContext.ts'
import { FlowMap } from './FlowMap.tsx'
import { MapFoot } from './MapFoot.tsx'
import { StepList } from './StepList.tsx'
import { StepSearch } from './StepSearch.tsx'
import { type FlowPicture, toFlowPicture } from './FlowPicture.ts'
import { type Places, placeSteps, toMended, toShape } from './placeSteps.ts'
import { WholeMap } from './WholeMap.tsx'
import { useSame } from './useSame.ts'
import type { PointedLine } from './WayLine.tsx'

/** The map of the flow: a picture or a list, a search for steps, and below it the ways and the findings. */
export function MapPane() {
  const latest = useModel((model) => model.flow)
  const last = useDeferredValue(latest)
  // While the steps stay the same, the map may lag behind, so that the preview and the typing come first.
  const flow = hasSameSteps(latest, last) ? last : latest
  return (
    <section className="pane map" aria-label="Map">
      {flow ? <Map flow={flow} /> : <output className="map-note">The flow cannot be read. See the findings.</output>}
    </section>
  )
}

const views = { map: 'Map', whole: 'Whole map', list: 'List' } as const

function Map({ flow }: { readonly flow: LinkedFlow }) {
  const { desk } = useStudio()
  const language = useDesk((state) => state.language)
  const step = useDesk((state) => state.step)
  const [view, setView] = useState<keyof typeof views>('map')
  const sections = useSections(flow, language)
  const [pointed] = useState(() => createStore<PointedLine>()(() => ({ id: undefined })))
  const picture = useSame(useMemo(() => toFlowPicture(flow, language), [flow, language]))
  const places = usePlaces(picture)
  const choose = (name: string) => desk.setState({ step: name, ...(view !== 'whole' && { foot: 'step' }) })
  const show = (next: keyof typeof views) => {
    setView(next)
    // The whole map needs the room of the foot.
    desk.setState({ foot: next === 'whole' ? 'none' : 'step' })
  }
  return (
    <>
      <div className="map-head">
        <StepSearch onChoose={choose} />
        <fieldset className="switch" aria-label="View">
          {(['map', 'whole', 'list'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => show(name)}>
              {views[name]}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'whole' ? (
        <WholeMap picture={picture} step={step} sections={sections} onChoose={choose} />
      ) : view === 'list' ? (
        <StepList picture={picture} step={step} onChoose={choose} />
      ) : places ? (
        <ReactFlowProvider>
          <FlowMap picture={picture} places={places} step={step} pointed={pointed} onChoose={choose} />
        </ReactFlowProvider>
      ) : (
        <output className="map-note">Laying out the map…</output>
      )}
      <MapFoot picture={picture} step={step} pointed={pointed} onChoose={choose} />
    </>
  )
}

const hasSameSteps = (a: LinkedFlow | undefined, b: LinkedFlow | undefined): boolean =>
  a?.definition === b?.definition || JSON.stringify(a?.definition.steps) === JSON.stringify(b?.definition.steps)

let elk: ELK | undefined

/** Returns the layout engine, which runs in its own worker. */
const toElk = (): ELK =>
  (elk ??= new Elk({
    // Used as a plain URL: a bundler would turn the script into a module, which a classic worker cannot load.
    workerFactory: () => new Worker(workerUrl),
  }))

/**
 * Returns the positions of everything in a picture; undefined until the first layout is done. A layout is computed only if the picture's
 * shape differs from the build's. Until it is done, the earlier positions are adapted.
 */
function usePlaces(picture: FlowPicture): Places | undefined {
  const { places: built } = useStudio()
  const [found, setFound] = useState<Places>()
  const [asked, setAsked] = useState(picture)
  if (toShape(asked) !== toShape(picture)) setAsked(picture)
  const isBuilt = built?.shape === toShape(asked)
  useEffect(() => {
    if (isBuilt) return undefined
    let isWanted = true
    void placeSteps(asked, toElk()).then((places) => isWanted && setFound(places))
    return () => {
      isWanted = false
    }
  }, [asked, isBuilt])
  const known = isBuilt ? built : (found ?? built)
  return known && toMended(picture, known)
}
