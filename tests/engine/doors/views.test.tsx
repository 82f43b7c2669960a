import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import {
  builtInInputs,
  CheckboxInput,
  createLazyView,
  type LazyView,
  createSession,
  createStorage,
  type FieldUi,
  FlowPage,
  type FlowPageProps,
  type FlowParts,
  FlowProvider,
  type FlowProviderProps,
  FlowRoot,
  type FlowRootProps,
  type InputComponent,
  type InputProps,
  type Option,
  type PageLanguage,
  rareInputs,
  RetryButton,
  RichText,
  SelectInput,
  startFlow,
  type StartOptions,
  type TextFormat,
  TextInput,
  type TextInputProps,
  toControlProps,
  toPlainDigits,
  useCopy,
  useFlush,
  useLateEffect,
  useLocale,
  useProgressText,
  useSend,
  useSession,
  useSessionState,
  useSlot,
} from '../../../engine/index.ts'
import english from '../../../examples/insurance-quote/copy/en.json?copy'
import answers from '../../../examples/insurance-quote/flow.json?answers'
import contract from '../../../examples/insurance-quote/flow.json?calls'
import flow from '../../../examples/insurance-quote/flow.json?flow'
import { languages } from '../../../examples/insurance-quote/flow.json?languages'

let page: Element
beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  cleanup()
  page.remove()
})

/** Opens a session of the example whose calls are never answered. */
const openSession = () =>
  createSession({
    flow,
    actions: {},
    services: {},
    storage: createStorage(
      flow,
      flow.name,
      () => window.sessionStorage,
      () => new Date(),
    ),
    now: () => new Date(),
    facts: () => ({}),
    functions: {},
  })

it('a flow with custom components is started on a page', async () => {
  function Price() {
    const t = useCopy()
    const quote = useSlot<{ monthly: number } | null>('quote')
    const format = new Intl.NumberFormat(useLocale(), { style: 'currency', currency: 'USD' })
    return quote && <p>{t('quote.monthly', { price: format.format(quote.monthly) })}</p>
  }
  // In its own file: `import('./DriverList.tsx')`.
  const driverList: LazyView = createLazyView(async () => ({ default: () => <ul /> }))
  await driverList.preload()
  const options: StartOptions = {
    flow,
    languages,
    copy: english,
    contract,
    loadAnswers: async () => ({ default: answers }),
    baseUrl: '/api/',
    components: {
      price: Price,
      driverList,
    },
  }
  const session = await act(() => startFlow(page, options))
  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Where is your car kept?')
  expect(session.store.getState().currentStep).toBe('AREA')
})

it('a given session is drawn as a page and switches its language', async () => {
  const language: PageLanguage = {
    store: createStore(() => ({ locale: 'en', copy: english })),
    languages,
    choose: async (locale) =>
      language.store.setState({ locale, copy: (await languages[locale]?.load?.())?.default ?? english }),
  }
  const parts: FlowPageProps['parts'] = { inputs: builtInInputs }
  const session = openSession()
  await act(async () =>
    createRoot(page).render(<FlowPage session={session} language={language} parts={parts} report={console.error} />),
  )
  await act(() => session.start())
  await act(() => language.choose('es'))
  expect(await screen.findByRole('heading', { name: '¿Dónde guarda su auto?' })).toBeDefined()
})

it('a session is drawn with a custom footer that uses the hooks of sessions', async () => {
  const chat = { open: vi.fn<() => () => void>(() => () => undefined) }
  // In a product, this loads after the step is on the screen: `const { open } = await import('./chat.ts')`.
  const loadChat = () => Promise.resolve(chat.open)
  function Toolbar() {
    const { currentStep } = useSessionState((state) => state)
    const failure = useSessionState(({ apiError }) => apiError)
    const session = useSession()
    const send = useSend()
    const flush = useFlush()
    const waiting = useProgressText()
    useLateEffect(loadChat)
    const retry = () => {
      // Also sends what is still being typed.
      flush()
      void session.retry()
    }
    return (
      <p>
        <b>{waiting ?? currentStep}</b>
        <RichText text="Call [us](tel:+18005550100)" />
        <button onClick={() => void send('submit')}>Go on</button>
        {failure && <RetryButton failure={failure} look="link" onRetry={retry} />}
      </p>
    )
  }
  const parts: FlowParts = { components: {}, screens: {}, inputs: builtInInputs, help: () => <p>We are here.</p> }
  const around: FlowRootProps = { className: 'quote', footer: <Toolbar />, hasHistory: false }
  const drawn: Omit<FlowProviderProps, 'children'> = { session: openSession(), copy: english, locale: 'en', ...parts }
  await act(async () =>
    createRoot(page).render(
      <FlowProvider {...drawn}>
        <FlowRoot {...around} />
      </FlowProvider>,
    ),
  )
  await act(() => drawn.session.start())
  expect(await screen.findByLabelText('ZIP code')).toBeDefined()
  expect(screen.getByText('AREA')).toBeDefined()
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('tel:+18005550100')
  await vi.waitFor(() => expect(chat.open).toHaveBeenCalledOnce())
})

it('a custom input replaces the built-in input of a field', async () => {
  const zipCode: TextFormat = {
    format: (value) => (typeof value === 'string' ? value : ''),
    // The keyboards of some languages type digits of their own.
    parse: (text) => toPlainDigits(text).replaceAll(/\D/g, '').slice(0, 5),
  }
  const ui: FieldUi = { inputMode: 'numeric', maxLength: 10 }
  const ZipInput: InputComponent = (props: InputProps) => {
    const text: TextInputProps = { ...props, ...zipCode, ui, isWhole: (typed) => /^\d{5}$/.test(typed) }
    return <TextInput {...text} />
  }
  const Range = (props: InputProps) => (
    <input type="range" {...toControlProps(props)} onChange={({ target }) => props.commit(target.valueAsNumber)} />
  )
  const states: readonly Option[] = [{ value: 'CO', label: 'Colorado' }]
  const StateInput: InputComponent = (props) => <SelectInput {...props} options={states} />
  // A checkbox draws its own label, so it needs no other.
  const Consent: InputComponent = Object.assign(
    (props: InputProps) => <CheckboxInput {...props} label={`${props.label} *`} />,
    { frame: 'bare' as const },
  )

  // A field takes the input that its schema names: `"ui": { "input": "zip" }`; a built-in name replaces the built-in input.
  const inputs = { ...builtInInputs, ...rareInputs, text: ZipInput, range: Range, state: StateInput, checkbox: Consent }
  const session = openSession()
  await act(async () =>
    createRoot(page).render(
      <FlowProvider session={session} copy={english} inputs={inputs}>
        <FlowRoot />
      </FlowProvider>,
    ),
  )
  await act(() => session.start())
  const field = await screen.findByLabelText('ZIP code')
  fireEvent.input(field, { target: { value: '８０２０２-1234' } })
  fireEvent.blur(field)
  expect(session.store.getState().data['area']).toEqual({ zip: '80202' })
})
