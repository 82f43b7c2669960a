import type { FieldRule } from '../../../engine/compiler/schemas/listRules.ts'
import type { Copy } from '../../../engine/index.ts'
import { expect } from 'vitest'
import type { Reading } from './drawForm.tsx'
import type { StepForm } from './loadForms.ts'
import { toCompanions } from './toBrokenValue.ts'

/** Where a person reads about a broken rule. All but the first are exceptions, each with its reason. */
const places = {
  control: 'at its control',
  // A missing list is drawn with the one item that it must have.
  items: 'at the controls of its first item',
  // A list has no control of its own, only its items have.
  list: 'below its list',
  // Nobody can submit while the primary button waits for a box to be checked.
  button: 'by a button that cannot be pressed',
} as const

const lists = ['addresses']

/** Returns the place where the drawn form reports a broken rule. */
export function toPlace({ step, form }: StepForm, { path, rule }: FieldRule): (typeof places)[keyof typeof places] {
  if (lists.includes(path)) return rule === 'required' ? places.items : places.list
  return step === 'FINAL_OFFER' && form.submitWhen !== undefined ? places.button : places.control
}

/** Returns what a person reads after pressing the primary button of a form that breaks this rule. */
export function toReading(form: StepForm, rule: FieldRule, copy: Copy): Reading {
  const { path, message = '' } = rule
  const toRequired = (isMeant: (path: string) => boolean) =>
    Object.fromEntries(
      form.rules
        .filter((other) => other.rule === 'required' && isMeant(other.path))
        .map((other) => [other.path, copy[other.message ?? '']]),
    )
  const reading = { canSubmit: true, errors: {}, alert: '' }
  switch (toPlace(form, rule)) {
    case places.control: {
      const companions = toCompanions(form, rule).map((field) => [field, expect.any(String)])
      return { ...reading, errors: { [path]: copy[message], ...Object.fromEntries(companions) } }
    }
    case places.items:
      return { ...reading, errors: toRequired((other) => other.startsWith(`${path}.0.`)) }
    case places.list:
      return { ...reading, alert: String(copy[message]) }
    case places.button:
      return { ...reading, canSubmit: false }
  }
}
