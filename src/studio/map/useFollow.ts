import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useCallback, useEffect, useRef } from 'react'
import { sizes, type Places } from './placeSteps.ts'
import { toStillness } from './toStillness.ts'

const zoom = 0.8

/** Keeps the open step in view; what it gives brings any step there. A step that is in view already moves nothing. */
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
