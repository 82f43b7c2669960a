import { createFlowWords, toEventWords } from '../../../../engine/authoring.ts'
import { useDesk } from '../../StudioContext.ts'
import type { FormProps } from '../FormProps.ts'
import { InstructionList } from './InstructionList.tsx'

/** What happens at the step, event by event, and where each way leads. */
export function RoutesForm({ flow, step }: FormProps) {
  const shown = useDesk(({ language }) => language)
  const definition = flow.written.steps[step]
  const language = flow.copy.has(shown) ? shown : (flow.copy.keys().next().value ?? 'en')
  if (!definition) return null
  const { quote } = createFlowWords(flow, language)
  const toLabel = (key: string) => quote(key).slice(1, -1)
  return Object.entries(definition.on).map(([event, list]) => (
    <section key={event} className="block" aria-label={toTitle(event)}>
      <h3>
        {toTitle(toEventWords(event, definition, toLabel))} <code>{event}</code>
      </h3>
      <InstructionList flow={flow} list={list} path={['steps', step, 'on', event]} language={language} />
    </section>
  ))
}

const toTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
