import type { JSONPath } from 'jsonc-parser'
import {
  type InstructionDefinition,
  type LinkedFlow,
  createFlowWords,
  toEventWords,
} from '../../../engine/authoring.ts'
import { useDesk } from '../../StudioContext.ts'
import { capitalize, firstLanguage } from '../edits/texts.ts'
import { type FormProps, listStepForms, toFieldLabel } from '../listFormFields.ts'
import { useItemKeys } from '../order/Mover.tsx'
import { AddRoute } from './AddRoute.tsx'
import { InstructionRow } from './InstructionRow.tsx'

/** Edits what happens at the step, event by event, and where each way leads. */
export function RoutesForm({ flow, step }: FormProps) {
  const shown = useDesk(({ language }) => language)
  const definition = flow.written.steps[step]
  const language = flow.copy.has(shown) ? shown : firstLanguage(flow)
  if (!definition) return null
  const { quote } = createFlowWords(flow, language)
  const toLabel = (key: string) => quote(key).slice(1, -1)
  const fields = listStepForms(flow, step).flatMap((form) => form.fields)
  const toWords = (event: string) => {
    const field = fields.find(({ path }) => event === `change ${path}`)
    return field ? `when “${toFieldLabel(flow, field)}” changes` : toEventWords(event, definition, toLabel)
  }
  return Object.entries(definition.on).map(([event, list]) => (
    // A new route that is being composed belongs to its step.
    <section key={`${step} ${event}`} className="block" aria-label={capitalize(event)}>
      <h3>
        {capitalize(toWords(event))} <code>{event}</code>
      </h3>
      <InstructionList flow={flow} step={step} list={list} path={['steps', step, 'on', event]} language={language} />
    </section>
  ))
}

interface InstructionListProps {
  readonly flow: LinkedFlow
  readonly step: string
  readonly list: readonly InstructionDefinition[]
  /** The path of the list in the flow file. */
  readonly path: JSONPath
  readonly language: string
}

/** Instructions in their order; the first that goes somewhere ends the event. */
function InstructionList({ flow, step, list, path, language }: InstructionListProps) {
  const order = useItemKeys(list.length)
  if (list.length === 0) return <p className="quiet">Continues with what follows.</p>
  const drawList = (inner: typeof list, place: JSONPath) => (
    <InstructionList flow={flow} step={step} list={inner} path={place} language={language} />
  )
  return (
    <>
      <ol className="instructions">
        {list.map((instruction, index) => (
          <InstructionRow
            key={order.keys[index]}
            flow={flow}
            step={step}
            instruction={instruction}
            index={index}
            count={list.length}
            order={order}
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
