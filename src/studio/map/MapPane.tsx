import { useDesk, useModel, useStudio } from '../StudioContext.ts'

/** The map of the flow. */
export function MapPane() {
  const { desk } = useStudio()
  const steps = useModel(({ flow }) => flow?.definition.steps)
  const step = useDesk((state) => state.step)
  return (
    <section className="pane map" aria-label="Map">
      <ul>
        {Object.keys(steps ?? {}).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === step ? 'step' : undefined}
              onClick={() => desk.setState({ step: name })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
