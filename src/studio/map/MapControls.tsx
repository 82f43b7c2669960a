import { Panel, useReactFlow } from '@xyflow/react'
import { toStillness } from './toStillness.ts'

/** Makes the map larger and smaller, shows all of it, or the step that is open. */
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
      <fieldset className="map-controls" aria-label="Size of the map">
        <button type="button" aria-label="Larger" title="Larger" onClick={() => void zoomIn(toStillness())}>
          +
        </button>
        <button type="button" aria-label="Smaller" title="Smaller" onClick={() => void zoomOut(toStillness())}>
          −
        </button>
        <button type="button" onClick={() => show(undefined)}>
          Whole map
        </button>
        <button type="button" onClick={() => show([step])}>
          This step
        </button>
      </fieldset>
    </Panel>
  )
}
