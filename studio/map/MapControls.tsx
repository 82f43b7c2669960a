import { Panel, useReactFlow, useStoreApi } from '@xyflow/react'
import { useCallback, useEffect, useRef } from 'react'
import { type Places, sizes } from './placeSteps.ts'

/** The buttons that zoom the map, and show all of it or the open step. */
export function MapControls({ step }: { readonly step: string }) {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const show = (ids: readonly string[] | undefined) =>
    void fitView({
      ...toStillness(),
      maxZoom: 0.9,
      padding: 0.05,
      ...(ids ? { nodes: ids.map((id) => ({ id })) } : {}),
    })
  return (
    <Panel position="bottom-left">
      <fieldset className="map-controls" aria-label="Zoom">
        <button type="button" aria-label="Zoom in" title="Zoom in" onClick={() => void zoomIn(toStillness())}>
          +
        </button>
        <button type="button" aria-label="Zoom out" title="Zoom out" onClick={() => void zoomOut(toStillness())}>
          −
        </button>
        <button type="button" onClick={() => show(undefined)}>
          All
        </button>
        <button type="button" onClick={() => show([step])}>
          This step
        </button>
      </fieldset>
    </Panel>
  )
}

const zoom = 0.8

/** Keeps the open step in view. Returns a function that moves the map to any step, unless that step is already in view. */
export function useFollow(places: Places, step: string): (step: string) => void {
  const { setCenter, getZoom } = useReactFlow()
  const store = useStoreApi()
  const isFirst = useRef(true)

  const follow = useCallback(
    (name: string) => {
      const place = places.steps.get(name)
      if (!place) return
      const { transform, width, height } = store.getState()
      const [left, top, scale] = transform
      const [x, y] = [place.x * scale + left, place.y * scale + top]
      const isInView =
        x >= 0 && y >= 0 && x + sizes.step.width * scale <= width && y + sizes.step.height * scale <= height
      if (isInView && !isFirst.current) return
      const center = [place.x + sizes.step.width / 2, place.y + sizes.step.height / 2] as const
      const view = isFirst.current ? { zoom, duration: 0 } : { zoom: getZoom(), ...toStillness() }
      isFirst.current = false
      void setCenter(...center, view)
    },
    [getZoom, places, setCenter, store],
  )
  useEffect(() => follow(step), [follow, step])
  return follow
}

/** Returns how long the map takes to move, in milliseconds: zero if the author prefers reduced motion. */
const toStillness = (): { readonly duration: number } => ({
  duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
})
