import type { Check, FlowContext } from '../FlowContext.ts'
import { toAllForms, type FormSite } from '../forms.ts'
import { toFieldNames, toFieldSchema } from '../schemaFields.ts'

type Slot = NonNullable<NonNullable<FlowContext['flow']['data']>[string]>

/** Finds forms that are kept where they do not fit: in a wrong slot, or because the step shows a wrong form. */
export const checkFormSlots: Check = (context) => {
  const { flow, schemas, report } = context
  const forms = toAllForms(flow)
  for (const { step, form, path } of forms) {
    const slot = flow.data?.[form.data ?? '']?.schema
    const kept = slot === undefined || slot === form.schema ? undefined : schemas.open(slot)
    if (!kept) continue
    const lost = toNames(form.schema, context).find((name) => !toFieldSchema(kept, [name], schemas.resolve))
    if (lost !== undefined) {
      const loses = [`form of ${step}`, `shape of ${form.data}`, ...listSlots(form, context)]
      const [meant, ...more] = listMeant({ step, form, path }, context)
      if (meant === undefined)
        report({
          code: 'unknown-path',
          path: [...path, 'data'],
          message: `step ${step} keeps its form in ${form.data}, which has no place for ${lost}`,
          about: lost,
          loses,
          hint: 'Name the slot of this form, or add the field to the schema of the slot',
        })
      else
        report({
          code: 'unknown-path',
          path: [...path, 'schema'],
          message: `step ${step} shows ${form.schema}, and ${form.data}, which keeps its form, has no place for ${lost}`,
          about: lost,
          loses: [...loses, ...toNames(form.schema, context)],
          hint: more.length === 0 ? `Did you mean ${meant}?` : 'Name the schema of this form',
        })
      continue
    }
    // A slot of another form may have a place for each field by chance.
    const other = forms.find((one) => one.step !== step && one.form.data === form.data && one.form.schema === slot)
    const own = other && listSlots(form, context).find((name) => name !== form.data && !isKept(name, context))
    if (other && own !== undefined)
      report({
        code: 'wrong-value',
        path: [...path, 'data'],
        message: `step ${step} keeps its form in ${form.data}, which is what step ${other.step} keeps its own in, and none in ${own}`,
        loses: [`form of ${step}`, `shape of ${form.data}`, form.data ?? '', own],
        hint: `Did you mean ${own}?`,
      })
  }
}

/** Finds forms that can be sent only depending on what other steps ask for: nothing that is entered there would change that. */
export const checkSending: Check = ({ flow, report }) => {
  const forms = toAllForms(flow)
  for (const { step, form, path } of forms) {
    const { submitWhen } = form
    if (submitWhen === undefined) continue
    const when = flow.predicates?.[submitWhen]?.when ?? ''
    const read = Object.keys(flow.data ?? {}).filter((slot) => new RegExp(String.raw`\b${slot}\b`).test(when))
    const owners = read.map((slot) => forms.filter(({ form: { data } }) => data === slot))
    if (read.length === 0 || owners.some((all) => all.length === 0 || all.some((one) => one.step === step))) continue
    const message = `step ${step} lets its form be sent when ${submitWhen}, which only asks for what is entered in step ${owners[0]?.[0]?.step}`
    const [hint, unless] = ['Name a condition of this form, or take it out', [submitWhen, `form of ${step}`]]
    report({ code: 'wrong-value', path: [...path, 'submitWhen'], message, hint, unless })
  }
}

/** Lists the slots that a form may be kept in: its own, and those with its schema or of another form with it. */
function listSlots({ data, schema }: FormSite['form'], { flow }: FlowContext): readonly string[] {
  const ofForms = toAllForms(flow).flatMap(({ form }) => (form.schema === schema ? (form.data ?? []) : []))
  return Object.keys(flow.data ?? {}).filter(
    (name) => name === data || flow.data?.[name]?.schema === schema || ofForms.includes(name),
  )
}

/**
 * Lists the forms that a step more likely shows than the one that its slot has no place for: those that are kept in this slot. The slot
 * itself is wrong if another one waits for the form, and the rest of the step does not deal with this one.
 */
function listMeant({ step, form }: FormSite, context: FlowContext): readonly string[] {
  const { flow } = context
  const beside = toAllForms(flow).filter((one) => one.step === step && one.form !== form)
  const around = JSON.stringify([flow.steps?.[step]?.on, beside])
  const names = toNames(form.schema, context)
  const isWaiting = ([name, slot]: [string, Slot | undefined]) =>
    name !== form.data &&
    (!isKept(name, context) || beside.some((one) => one.form.data === name)) &&
    names.every((one) => toNames(slot?.schema, context).includes(one))
  // A form that stands nowhere else, or for which a slot was made that is free, is that of this step.
  const others = listSlots(form, context).filter((name) => name !== form.data)
  const isBorrowed = others.length > 0 && others.every((name) => isKept(name, context))
  const isHere = new RegExp(`\\b${form.data}\\b`).test(around)
  if (!isBorrowed || (!isHere && Object.entries(flow.data ?? {}).some(isWaiting))) return []
  const slot = flow.data?.[form.data ?? '']?.schema
  const own = typeof slot === 'string' && slot.startsWith('forms/') ? [slot] : []
  const known = toAllForms(flow).flatMap((one) => (one.form.data === form.data ? (one.form.schema ?? []) : []))
  return [...new Set([...own, ...known])].filter((schema) => schema !== form.schema)
}

const isKept = (slot: string, { flow }: FlowContext) => toAllForms(flow).some(({ form }) => form.data === slot)

const toNames = (schema: Slot['schema'], { schemas: { open, resolve } }: FlowContext): readonly string[] =>
  toFieldNames(open(schema), resolve)
