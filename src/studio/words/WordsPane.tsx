import { useModel, useDesk } from '../StudioContext.ts'

/** The words, rules and routes of the step, as forms and as JSON. */
export function WordsPane() {
  const step = useDesk((desk) => desk.step)
  const definition = useModel(({ flow }) => flow?.definition.steps[step])
  return (
    <section className="pane words" aria-label="Words and rules">
      <pre>{JSON.stringify(definition, undefined, 2)}</pre>
    </section>
  )
}
