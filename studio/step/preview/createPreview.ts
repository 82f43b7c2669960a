import { loadFunctions } from 'studio:project'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { type Example, type LinkedFlow, createFlowRunner, createScriptedSession } from '../../../engine/authoring.ts'
import type { CompiledFlow, Session } from '../../../engine/index.ts'
import type { Desk } from '../../createDesk.ts'
import { type Preview, type PreviewState, createAsks, toTrouble, initialPreview } from './Preview.ts'
import { type Situations, toSituation } from './createSituations.ts'
import type { Model } from '../../workspace/createModel.ts'

interface PreviewOptions {
  readonly model: StoreApi<Model>
  readonly desk: StoreApi<Desk>
  readonly situations: StoreApi<Situations>
}

/**
 * Creates the preview, which runs the edited flow in the real engine. The desk and the applicant are always at the same step: when one
 * changes, the other follows.
 */
export function createPreview({ model, desk, situations }: PreviewOptions): Preview {
  const store = createStore<PreviewState>()(() => initialPreview)
  const { getState: state, setState: set } = store
  const asks = createAsks(store)
  const run = createFlowRunner()
  let runnable: CompiledFlow | undefined
  let flush = nothing
  let unfollow = nothing
  /** The number of the latest situation; earlier ones no longer matter. */
  let opened = 0
  /** The step that the preview is opening or could not open. */
  let wanted: string | undefined

  const report = (error: unknown) => {
    set({ trouble: toTrouble(error, model.getState().flow) })
  }

  /** Compiles the edited flow. If that fails, the last working one stays. */
  function read(): boolean {
    const { flow, isCurrent } = model.getState()
    try {
      runnable = flow && toPatient(run(flow))
      set({ isBehind: !isCurrent })
    } catch {
      set({ isBehind: true })
    }
    return !state().isBehind
  }

  function follow(session: Session): () => void {
    return session.store.subscribe(({ currentStep }, before) => {
      if (currentStep !== before.currentStep) desk.setState({ step: currentStep, pointed: undefined })
    })
  }

  function close(): void {
    unfollow()
    state().session?.destroy()
    set({ session: undefined, asks: [], trouble: undefined })
  }

  async function open(situation: Example): Promise<void> {
    const mine = (opened += 1)
    const flow = runnable
    if (!flow) return
    const { now } = situations.getState()
    const { asks: old } = state()
    try {
      const session = await createScriptedSession(flow, situation, {
        functions: await loadFunctions(),
        now,
        answer: (action, signal) => (mine === opened ? asks.ask(action, signal) : new Promise(nothing)),
        report: (error) => mine === opened && report(error),
      })
      if (mine !== opened) return session.destroy()
      const begun = state().asks.filter((ask) => !old.includes(ask))
      close()
      set({ session, situation, asks: begun })
      // The author may have edited the flow while the situation was being opened.
      if (runnable && runnable !== flow) session.replaceFlow(runnable)
      unfollow = follow(session)
      wanted = undefined
      desk.setState({ step: session.store.getState().currentStep })
    } catch (error) {
      if (mine !== opened) return
      close()
      report(error)
      wanted = situation.step
    }
  }

  /** Opens the desk's step in the preview, if a situation that leads there is known. */
  function show(): void {
    const { step, width } = desk.getState()
    const isShown = state().session?.store.getState().currentStep === step
    wanted = isShown ? undefined : step
    if (isShown) return
    const situation = toSituation(situations.getState(), step, width, model.getState().flow)
    if (situation) void open(situation)
    else {
      opened += 1
      close()
    }
  }

  function update(now: Model, before: Model): void {
    const isSame = now.flow && before.flow && isSameProgram(now.flow, before.flow)
    if (isSame && !state().isBehind) return set({ isBehind: !now.isCurrent })
    if (!read() || !runnable) return
    set({ trouble: undefined })
    flush()
    const { session } = state()
    // The engine would begin again, and the desk would follow it to the first step.
    if (session && !(session.store.getState().currentStep in runnable.steps)) close()
    state().session?.replaceFlow(runnable)
    if (!state().session) show()
  }

  model.subscribe(update)
  desk.subscribe(({ step }, before) => {
    if (step !== before.step) show()
  })
  situations.subscribe(() => {
    if (wanted !== undefined) show()
  })
  read()
  show()

  return { store, open, forget: asks.forget, report, onFlush: (next) => (flush = next) }
}

const nothing = () => {}

/** Removes the time limits of a flow's actions, so that the author has any amount of time to answer. */
const toPatient = (flow: CompiledFlow): CompiledFlow => ({
  ...flow,
  actions: Object.fromEntries(
    Object.entries(flow.actions).map(([name, action]) => [name, { ...action, timeoutMs: undefined }]),
  ),
})

/** Checks whether two versions of a flow differ only in their texts. */
function isSameProgram({ source: a }: LinkedFlow, { source: b }: LinkedFlow): boolean {
  if (a.flow !== b.flow || a.schemas.size !== b.schemas.size) return false
  return [...a.schemas].every(([name, file]) => b.schemas.get(name) === file)
}
