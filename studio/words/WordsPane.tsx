import './words.css'
import { lazy, Suspense, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Desk } from '../createDesk.ts'
import { useDesk, useModel, useStudio } from '../StudioContext.ts'
import { SettingsForm } from '../settings/SettingsForm.tsx'
import { StepForm } from '../settings/StepForm.tsx'
import { LimitsForm } from './LimitsForm.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { RoutesForm } from './routes/RoutesForm.tsx'
import { RulesForm } from './rules/RulesForm.tsx'
import { TextsForm } from './TextsForm.tsx'

const tabs = ['Words', 'Rules', 'Options', 'Routes', 'Step', 'Limits', 'Settings', 'JSON'] as const

const forms = {
  Words: TextsForm,
  Rules: RulesForm,
  Options: OptionsForm,
  Routes: RoutesForm,
  Step: StepForm,
  Limits: LimitsForm,
  Settings: SettingsForm,
}

const JsonPane = lazy(async () => ({ default: (await import('./json/JsonPane.tsx')).JsonPane }))

/** Edits the texts, rules, options and routes of the step, and the limits of the flow, in forms or as JSON. */
export function WordsPane() {
  const { desk } = useStudio()
  const tab = useDesk((state) => state.tab)
  const place = useDesk((state) => state.place)
  useEffect(() => {
    if (place) desk.setState({ tab: 'JSON' })
  }, [desk, place])
  return (
    <section className="pane words" aria-label="Words and rules">
      <h2 className="sr-only">Words and rules</h2>
      <Tabs current={tab} onChoose={(next) => desk.setState({ tab: next })}>
        {tab === 'JSON' ? (
          <Suspense fallback={<p>Opening the editor…</p>}>
            <JsonPane />
          </Suspense>
        ) : (
          <FormPane tab={tab} />
        )}
      </Tabs>
    </section>
  )
}

/** A form. While the files cannot be read, it shows the last readable flow and is disabled. */
function FormPane({ tab }: { readonly tab: Exclude<Desk['tab'], 'JSON'> }) {
  const { desk } = useStudio()
  const step = useDesk((state) => state.step)
  const flow = useModel((model) => model.flow)
  const isCurrent = useModel((model) => model.isCurrent)
  const Form = forms[tab]
  return (
    <>
      <output>
        {!isCurrent && (
          <span className="form-notice">
            The files cannot be read, so this is the last version that could. Fix them in the{' '}
            <button type="button" className="link" onClick={() => desk.setState({ tab: 'JSON' })}>
              JSON
            </button>{' '}
            or undo.
          </span>
        )}
      </output>
      <fieldset className="form" disabled={!isCurrent} aria-label={tab}>
        {flow?.definition.steps[step] ? <Form flow={flow} step={step} /> : <p>The step {step} no longer exists.</p>}
      </fieldset>
    </>
  )
}

interface TabsProps {
  readonly current: Desk['tab']
  readonly onChoose: (name: Desk['tab']) => void
  /** The content of the current tab. */
  readonly children: ReactNode
}

/** Tabs that the arrow keys switch (WAI-ARIA, tabs with automatic activation). */
function Tabs({ current, onChoose, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const toIndex = (key: string) => {
    const index = tabs.indexOf(current)
    const { length } = tabs
    if (key === 'ArrowRight') return (index + 1) % length
    if (key === 'ArrowLeft') return (index - 1 + length) % length
    if (key === 'Home') return 0
    return key === 'End' ? length - 1 : undefined
  }
  const follow = (event: KeyboardEvent) => {
    const index = toIndex(event.key)
    const name = index === undefined ? undefined : tabs[index]
    if (index === undefined || name === undefined) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label="What to edit" className="tabs-list">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={follow}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className="tabs-panel">
        {children}
      </div>
    </div>
  )
}
