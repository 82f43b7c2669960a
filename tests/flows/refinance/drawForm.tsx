import { act, fireEvent, render } from '@testing-library/react'
import { createSession, FlowProvider, FlowRoot, type CompiledFlow, type Copy } from '../../../engine/index.ts'
import flow from '../../../flows/refinance.json?flow'
import { fieldRegistry } from '../../../src/widget/registries.ts'
import { LateGrowingList, LateStatus } from '../../../engine/react/lateViews.ts'
import { flowFunctions } from '../../../src/widget/flowFunctions.ts'
import type { StepForm } from './loadForms.ts'

/** What a drawn form says about its mistakes. */
export interface Reading {
  readonly canSubmit: boolean
  /** The fields in error by name, each with the text of its control's description. */
  readonly errors: Readonly<Record<string, unknown>>
  /** The text of all alerts, which belongs to no control. */
  readonly alert: string
}

/** Returns answers of the services, so that every choice has something to choose from, and what is chosen is among it. */
const toAnswers = ({ year = 2020, make = 'A', model = 'A', dealId = 'A' }: Readonly<Record<string, unknown>>) => ({
  years: [{ modelYear: year }],
  makes: [{ makeId: make, makeName: 'Make' }],
  models: [{ modelName: model }],
  loans: [{ lender: 'A', currentBalance: 1, payment: 1, remainingTerm: 1, openDate: '2020-01-01' }],
  softPullResponse: {
    offers: [{ dealId, offerType: 'A', term: 1, rate: 1, monthlyPaymentAmount: 1 }],
    usedDefaultScore: false,
  },
})

/** Returns the flow with nothing but this form in its step, and a submit that stays there. */
function toFlow({ step, form: { when: _, ...form } }: StepForm): CompiledFlow {
  const whole = flow.steps[step]
  if (!whole) throw new Error(`The flow has no step ${step}.`)
  const alone = {
    ...whole,
    view: [{ kind: 'component', component: 'form' } as const],
    on: { submit: [{ at: 'submit', stay: true } as const] },
    loadForms: () => Promise.resolve({ default: [form] }),
  }
  return { ...flow, start: step, startUp: [{ at: 'startUp', to: step }], steps: { [step]: alone } }
}

/** Draws one form of the flow with this value, as the product draws it. */
export async function drawForm(form: StepForm, value: unknown, copy: Copy) {
  const session = createSession({
    flow: toFlow(form),
    actions: {},
    services: null,
    functions: flowFunctions,
    storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
    now: () => new Date(),
    facts: () => ({ device: { isMobile: false }, page: { isInstantLink: false }, phoneCheck: { isLost: false } }),
  })
  await session.start()
  await session.loadForm()
  session.store.setState({
    data: { ...session.store.getState().data, ...toAnswers(Object(value)), [form.form.data]: value },
  })
  // Preloaded, so that nothing is drawn after `act` has ended.
  const late = [...Object.values(fieldRegistry), LateStatus, LateGrowingList]
  await Promise.all(late.map(async (view) => 'preload' in view && view.preload()))
  const { container } = await act(async () =>
    render(
      <FlowProvider session={session} copy={copy} inputs={fieldRegistry}>
        <FlowRoot />
      </FlowProvider>,
    ),
  )
  const button = container.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button) throw new Error(`${form.title} has no primary button.`)
  return {
    /** Presses the primary button. */
    submit: () => act(async () => fireEvent.click(button)),
    /** The controls in the order of the page. */
    controls: () => [...container.querySelectorAll<HTMLElement>('[name]')],
    /** The links of the error summary. */
    links: () => [...container.querySelectorAll('.error-summary a')].map(({ textContent }) => textContent),
    /** Reads the current mistakes and where they are shown. */
    read: (): Reading => ({
      canSubmit: !button.disabled,
      errors: Object.fromEntries(
        [...container.querySelectorAll('[aria-invalid="true"]')].map((control) => {
          const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
          const texts = ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`)
          return [control.getAttribute('name') ?? '', texts.join(' ')]
        }),
      ),
      alert: [...container.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join(''),
    }),
  }
}
