import { useId } from 'react'
import { useStore } from 'zustand'
import { toLanguageName } from '../../engine/authoring.ts'
import type { Session } from '../../engine/index.ts'
import { useBrands, useDesk, useModel, useSituations, usePreview, useStudio } from '../StudioContext.ts'
import type { Look } from './frame/Scene.ts'

interface StepBarProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

const looks: Readonly<Record<Look, string>> = { system: 'System colors', light: 'Light colors', dark: 'Dark colors' }

/** Shows which step is open and the situation it is in, with controls for how it looks. */
export function StepBar({ look, onLook }: StepBarProps) {
  const { desk } = useStudio()
  const brands = useBrands()
  const { step, language, width, brand } = useDesk((state) => state)
  const title = useModel(({ flow }) => flow?.copy.get(language)?.[flow.definition.steps[step]?.title ?? ''])
  const languages = useModel(({ flow }) => flow?.copy)
  return (
    <div className="step-bar">
      <div className="step-head">
        <h2 className="step-name">
          {title ?? step} {title !== undefined && <code>{step}</code>}
        </h2>
        <Ways />
      </div>
      <SituationChoice />
      <div className="step-controls">
        <Choice
          name="Width"
          value={width}
          options={{ phone: 'Phone', desktop: 'Desktop' }}
          onChoose={(next) => desk.setState({ width: next })}
        />
        <Choice
          name="Language"
          value={language}
          options={Object.fromEntries([...(languages?.keys() ?? [])].map((one) => [one, toLanguageName(one)]))}
          onChoose={(next) => desk.setState({ language: next })}
        />
        {brands.length > 0 && (
          <Choice
            name="Brand"
            value={brands.some(({ name }) => name === brand) ? brand : ''}
            options={{ '': 'Our own brand', ...Object.fromEntries(brands.map(({ name }) => [name, name])) }}
            onChoose={(next) => desk.setState({ brand: next })}
          />
        )}
        <Choice name="Step colors" value={look} options={looks} onChoose={onLook} />
      </div>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  const entries = Object.entries<string>(options)
  return (
    <label className="step-choice">
      <span className="sr-only">{name}</span>
      <select
        value={value}
        onChange={({ target }) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options are these values
          onChoose(target.value as Value)
        }}
      >
        {entries.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Offers the situations in which an applicant can reach the step. */
function SituationChoice() {
  const { preview } = useStudio()
  const id = useId()
  const step = useDesk((desk) => desk.step)
  const situation = usePreview((state) => state.situation)
  const found = useSituations(({ examples }) => examples?.steps[step])
  const known = found ?? []
  const isOwn = situation?.step === step
  const chosen = known.findIndex(({ label }) => isOwn && label === situation.label)
  if (known.length === 0) return null
  return (
    <div className="step-situation">
      <label htmlFor={id}>Situation</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const next = known[Number(target.value)]
          if (next) void preview.open(next)
        }}
      >
        {chosen < 0 && <option value={-1}>{isOwn ? situation.label : 'how you got here'}</option>}
        {known.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Ways() {
  const { preview } = useStudio()
  const session = usePreview((state) => state.session)
  const situation = usePreview((state) => state.situation)
  return (
    <div className="step-ways">
      {session ? (
        <BackButton session={session} />
      ) : (
        <button type="button" disabled>
          Back
        </button>
      )}
      <button type="button" disabled={!situation} onClick={() => situation && void preview.open(situation)}>
        Restart
      </button>
    </div>
  )
}

function BackButton({ session }: { readonly session: Session }) {
  const canGoBack = useStore(session.store, (state) => state.canGoBack)
  return (
    // A disabled button would lose the focus when the applicant is back at the first step.
    <button type="button" aria-disabled={!canGoBack} onClick={() => canGoBack && void session.back()}>
      Back
    </button>
  )
}
