import { MapPane } from './map/MapPane.tsx'
import { StepPane } from './step/StepPane.tsx'
import { StudioBar } from './StudioBar.tsx'
import { WordsPane } from './words/WordsPane.tsx'

/** The whole studio: the bar, and below it the map, the step and its words. */
export function StudioPage() {
  return (
    <>
      <StudioBar />
      <main className="panes">
        <MapPane />
        <StepPane />
        <WordsPane />
      </main>
    </>
  )
}
