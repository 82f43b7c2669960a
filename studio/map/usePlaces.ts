import Elk, { type ELK } from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import { useEffect, useState } from 'react'
import type { FlowPicture } from './FlowPicture.ts'
import { type Places, placeSteps, toMended, toShape } from './placeSteps.ts'

let elk: ELK | undefined

/** Finds places beside the page, in a worker of its own. */
const toElk = (): ELK =>
  (elk ??= new Elk({
    // As it is: a bundler would make a module of it, which a worker of this kind cannot read.
    workerFactory: () => new Worker(workerUrl),
  }))

/**
 * Where everything of a picture is drawn; undefined until the first places are found. They are found anew when the picture has
 * another shape; until then those of before are mended to fit.
 */
export function usePlaces(picture: FlowPicture): Places | undefined {
  const [found, setFound] = useState<Places>()
  const [asked, setAsked] = useState(picture)
  if (toShape(asked) !== toShape(picture)) setAsked(picture)
  useEffect(() => {
    let isWanted = true
    void placeSteps(asked, toElk()).then((places) => isWanted && setFound(places))
    return () => {
      isWanted = false
    }
  }, [asked])
  return found && toMended(picture, found)
}
