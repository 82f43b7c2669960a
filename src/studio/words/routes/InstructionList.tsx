import type { JSONPath } from 'jsonc-parser'
import type { InstructionDefinition, LinkedFlow } from '../../../../engine/authoring.ts'
import { AddRoute } from './AddRoute.tsx'
import { InstructionRow } from './InstructionRow.tsx'

interface InstructionListProps {
  readonly flow: LinkedFlow
  readonly list: readonly InstructionDefinition[]
  /** Where the list is in the flow file. */
  readonly path: JSONPath
  readonly language: string
}

/** Instructions in their order; the first that goes somewhere ends the event. */
export function InstructionList({ flow, list, path, language }: InstructionListProps) {
  if (list.length === 0) return <p className="quiet">Goes on with what follows.</p>
  const drawList = (inner: typeof list, place: JSONPath) => (
    <InstructionList flow={flow} list={inner} path={place} language={language} />
  )
  return (
    <>
      <ol className="instructions">
        {list.map((instruction, index) => (
          <InstructionRow
            // oxlint-disable-next-line react/no-array-index-key -- an instruction has no other name than its place
            key={index}
            flow={flow}
            instruction={instruction}
            index={index}
            count={list.length}
            path={path}
            language={language}
            drawList={drawList}
          />
        ))}
      </ol>
      <AddRoute flow={flow} path={path} index={list.length - 1} />
    </>
  )
}
