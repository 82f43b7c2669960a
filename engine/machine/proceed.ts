import type { ActionResult } from '../actions/index.ts'
import { advance, type Advance } from './advance.ts'
import { answer } from './answer.ts'
import { arrive } from './arrive.ts'
import { type OpenCall, type Run, isByItself, isChange } from './Run.ts'
import { toSubmitSuccess } from './formStatus.ts'
import { withLoad } from './loads.ts'
import { drop, put, toReady } from './runs.ts'
import { attempt, set, stepOf, toSerial, type Turn } from './Turn.ts'
import { toPlaceBefore } from './trail.ts'
import { observe, write } from './write.ts'

/** Makes the next small step of a run that is ready: takes its answer, goes where it leads, or carries on with its instructions. */
export function proceed(turn: Turn): void {
  const run = toReady(turn.state)
  if (!run) return
  const { call: open, to } = run
  attempt(turn, { ...run, frames: open?.again ?? run.frames }, () => {
    if (open?.result) answer(turn, run, open, open.result)
    else if (to) arrive(turn, run, to)
    else carryOn(turn, run)
  })
}

/** Carries out instructions up to the next call, or to the end of the event. */
function carryOn(turn: Turn, run: Run): void {
  const { flow, world } = turn
  const advanced = advance(flow, turn.state, run, world)
  observe(turn, run, advanced)
  // A step that is returned to comes back as it was left, without the question that it may have asked.
  write(turn, run.event, run.way ? { ...advanced.state, dialog: undefined } : advanced.state)
  if (advanced.next === 'call') call(turn, run, advanced)
  else if (advanced.to === undefined) end(turn, run)
  else leadOn(turn, run, advanced.to)
}

function call(turn: Turn, run: Run, { call: asked, input, frames, again }: Advance & { readonly next: 'call' }): void {
  const { action } = asked
  const { waits = false } = turn.flow.actions[action] ?? {}
  const slot = toOptionSlot(turn, run.event, asked.save)
  const load = slot === undefined ? undefined : { slot }
  const open: OpenCall = { ticket: toSerial(turn), call: asked, input, again, load, waits }
  const isForeground = run.isForeground && !waits
  const isOffline = !waits && !turn.world.isOnline
  put(turn, { ...run, frames, isForeground, call: isOffline ? { ...open, result: offline } : open })
  if (load) set(turn, { loads: withLoad(turn.state.loads, load) })
  if (isOffline) return
  if (waits) set(turn, { isLoading: false })
  set(turn, isForeground ? { calling: action } : { pending: [...turn.state.pending, action] })
  turn.effects.push({ type: 'call', ticket: open.ticket, action, input })
}

const offline: ActionResult = { outcome: 'failed', failure: { status: 'Offline', message: '' } }

/** The slot that a call fetches for the options of a field. */
function toOptionSlot(turn: Turn, event: string, save: string | undefined): string | undefined {
  const slots = event === 'enter' || isChange(event) ? stepOf(turn)?.optionSlots : undefined
  return slots?.find((slot) => slot === save)
}

function end(turn: Turn, run: Run): void {
  drop(turn, run)
  if (!run.isForeground) return
  const { error, issues } = turn.state
  const isThrough = run.event === 'submit' && !error && issues.length === 0
  set(turn, isThrough ? toSubmitSuccess() : { isLoading: false })
}

/** A step that leads on by itself is not kept in the trail; on the way back it is passed over, so that nobody is trapped. */
function leadOn(turn: Turn, run: Run, step: string): void {
  const { event, way, hasCalled } = run
  const next = turn.flow.steps[step]
  // What a step does by itself reads; what a person asks for also sends.
  if (next?.resumable && event !== 'enter' && (hasCalled || hasPutOut(turn, run))) set(turn, { isUnsent: false })
  const isWayBack = way === 'back' && next?.back !== 'bar' && toPlaceBefore(turn.state.trail) !== undefined
  put(turn, { ...run, to: isWayBack ? { way } : { step, replaces: isByItself(event) } })
}

/** Whether something was written since that is sent in the background. */
const hasPutOut = ({ flow, state }: Turn, { before }: Run): boolean =>
  Object.entries(flow.slots).some(([slot, { sentBy }]) => sentBy && state.data[slot] !== before[slot])
