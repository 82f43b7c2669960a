import type { Input } from './Input.ts'
import { keepFilled } from './keepFilled.ts'
import { valueAt, withValueAt } from './dataPath.ts'
import { begin, toForeground } from './runs.ts'
import { set, stepOf, type Turn } from './Turn.ts'
import { withoutAhead } from './trail.ts'

type InputOf<Type extends Input['type']> = Extract<Input, { readonly type: Type }>

/** Takes the value of a form that was sent, and begins its event unless there are mistakes in it. */
export function submit(turn: Turn, { slot, value, issues }: InputOf<'submit'>): void {
  if (toForeground(turn.state)) return
  const refused = issues.map(({ path }) => path)
  set(turn, { data: withValueAt(turn.state.data, slot, value), issues, refused, dialog: undefined })
  if (refused.length > 0) {
    const { refusals } = turn.state
    return set(turn, { refusals: refusals + 1, isLoading: false, isSubmitSuccess: false, error: undefined })
  }
  // Between two tries a person may change what was typed, so each is validated.
  begin(turn, { event: 'submit', extra: { event: undefined }, anew: { type: 'submit', slot } })
}

/** Keeps what was typed so far, and begins `change FIELD` when the step listens to it. */
export function change(turn: Turn, { slot, value, field }: InputOf<'change'>): void {
  const { data: before, filled, trail, isUnsent } = turn.state
  const isTyped = field !== undefined
  const isChanged = isTyped && valueAt(value, field) !== valueAt(before[slot], field)
  const data = withValueAt(before, slot, value)
  set(turn, {
    data,
    filled: keepFilled({ data, filled }).filled,
    trail: isChanged ? withoutAhead(trail) : trail,
    isUnsent: isUnsent || isTyped,
  })
  const event = `change ${field}`
  if (isTyped && stepOf(turn)?.on[event]) begin(turn, { event, extra: { event: valueAt(value, field) ?? null } })
}

/** Shows the mistake of a field that was left, or takes it away. */
export function check(turn: Turn, { path, issue }: InputOf<'checked'>): void {
  const { issues } = turn.state
  const others = issues.filter((other) => other.path !== path)
  if (issue || others.length < issues.length) set(turn, { issues: issue ? [...others, issue] : others })
}
