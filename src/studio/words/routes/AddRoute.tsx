import type { JSONPath } from 'jsonc-parser'
import { useState } from 'react'
import type { LinkedFlow } from '../../../../engine/authoring.ts'
import { addRoute } from '../edits/routes.ts'
import { useEdit } from '../useEdit.ts'
import { ConditionSelect, StepSelect } from './Choices.tsx'

interface AddRouteProps {
  readonly flow: LinkedFlow
  /** Where the list of instructions is in the flow file. */
  readonly path: JSONPath
  /** The instruction before which it is put in. */
  readonly index: number
}

/** Puts a further way before the last instruction of a list. */
export function AddRoute({ flow, path, index }: AddRouteProps) {
  const edit = useEdit()
  const [when, setWhen] = useState<string>()
  const [to, setTo] = useState(flow.definition.start)
  return (
    <details>
      <summary>Add a way</summary>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          if (when !== undefined) edit(addRoute(flow, path, index, { when, to }))
        }}
      >
        <ConditionSelect flow={flow} label="Condition of the new way" value={when} onChoose={setWhen} />
        <StepSelect flow={flow} label="Where the new way goes" value={to} onChoose={setTo} />
        <button type="submit" disabled={when === undefined}>
          Add it before the last
        </button>
      </form>
    </details>
  )
}
