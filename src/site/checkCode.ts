import { checkData, findIn, toHint, type Finding, type LinkedFlow, type Problem } from '../../engine/authoring.ts'
import names from '../../schemas/flow.schema.json' with { type: 'json' }

/** The events that the product's views send. */
const sent: Readonly<Record<string, readonly string[]>> = {
  addressCards: ['edit'],
  disqualificationReasons: ['callUs'],
  documentsCheck: ['checkDocuments'],
  incomeCards: ['edit', 'editOther'],
  otherIncomeCards: ['edit'],
  pendingChecklist: ['openDocuments', 'addIncome'],
}

/** Reports events that a view sends and its step does not handle, and events that a step handles and nothing sends. */
export function checkSentEvents(
  { steps }: LinkedFlow['definition'],
  views: readonly string[],
  report: (finding: Finding) => void,
): void {
  for (const [step, { view = [], dialogs = {}, on }] of Object.entries(steps)) {
    const buttons = [...view, ...Object.values(dialogs).flatMap((dialog) => dialog.buttons)]
    const known = buttons.flatMap((part) => (typeof part === 'object' && 'action' in part ? [part.action] : []))
    for (const [index, part] of view.entries()) {
      const name = typeof part === 'string' ? part : 'component' in part ? part.component : ''
      for (const event of sent[name] ?? []) {
        known.push(event)
        if (Object.hasOwn(on, event)) continue
        const handled = Object.keys(on)
        // The view's event has its name from the code, so the name in the flow is the wrong one.
        const strange = handled.find((one) => toHint(event, [one]).startsWith('Did you mean'))
        const message = `${name} of step ${step} sends ${event}, which is not in its "on"${strange === undefined ? '' : `, but ${strange} is`}`
        const place: Pick<Finding, 'path' | 'at' | 'hint'> =
          strange === undefined
            ? { path: ['steps', step, 'view', index], hint: toHint(event, handled) }
            : { path: ['steps', step, 'on', strange], at: 'key', hint: `Did you mean ${event}?` }
        report({ code: 'unhandled-event', ...place, message })
      }
    }
    const unsent = Object.keys(on).filter(
      (event) => !/^(enter|leave|submit|change .*)$/.test(event) && !known.includes(event),
    )
    const isStrange = view.some((part) => typeof part === 'string' && part !== 'form' && !views.includes(part))
    // An unhandled event is most likely a misspelling of the unsent one, and an unknown view may send anything.
    if (isStrange || known.some((event) => !Object.hasOwn(on, event))) continue
    for (const event of unsent)
      report({
        code: 'unsent-event',
        path: ['steps', step, 'on', event],
        at: 'key',
        message: `step ${step} handles ${event}, which nothing on it sends`,
        hint: toHint(event, known),
        // What was refused may have sent it.
        unless: ['view', 'buttons', `sent by ${step}`, `button of ${event}`],
      })
  }
}

/** Reports actions whose `once` or `waits` disagrees with the product's code: what is done twice by mistake cannot be undone. */
export function checkActions(actions: LinkedFlow['definition']['actions'], report: (finding: Finding) => void): void {
  const { once, waits } = names.definitions
  for (const [mark, known, why] of [
    ['once', once.enum, 'is done one time only, by the product’s code'],
    ['waits', waits.enum, 'waits for somebody or another device, by the product’s code'],
  ] as const)
    for (const [name, action] of Object.entries(actions)) {
      const isMarked = action[mark] === true
      // An action without code, which `api.json` declares, may be done one time only, too.
      if (isMarked === known.includes(name) || (isMarked && mark === 'once')) continue
      const path = ['actions', name, ...(action[mark] === undefined ? [] : [mark])]
      const message = isMarked ? `action ${name} is not one that ${why}` : `action ${name} ${why}`
      const hint = isMarked ? `Take "${mark}" away` : `Write "${mark}": true`
      report({ code: isMarked ? 'wrong-value' : 'missing-property', path, message, hint, unless: [name] })
    }
}

/**
 * Finds inputs that the code of an action reads and its schema lacks, and outcomes that the code never returns. The compiler reports the
 * same to a programmer, once the types are generated again.
 */
export const checkHandlers = (flow: LinkedFlow, code: string): readonly Problem[] =>
  listHandlers(code).flatMap((handler) => findIn(flow, () => checkHandler(flow, handler, code)))

function checkHandler(flow: LinkedFlow, handler: Handler, code: string) {
  const { name, read, answered } = handler
  const { definition, source, told } = flow
  const action = definition.actions[name]
  const file = action && 'schema' in action ? source.schemas.get(action.schema) : undefined
  if (!action || !file) return []
  return checkData(
    file,
    undefined,
    ({ properties }: Contract, report) => {
      const taken = Object.keys(properties.input?.properties ?? {})
      const missing = read.find((field) => !taken.includes(field))
      if (missing !== undefined && !properties.input?.$ref) {
        // What the code does not read has most likely been renamed.
        const [idle, ...more] = taken.filter((one) => !read.includes(one))
        const renamed = more.length > 0 || idle === undefined ? [] : ['properties', idle]
        const path = ['properties', ...(properties.input ? ['input', ...renamed] : [])]
        const message = `the code of ${name} reads ${missing}, which is not in its "input"`
        const hint = renamed.length > 0 ? `Did you mean ${missing}?` : toHint(missing, taken)
        report({ code: 'missing-property', path, at: 'key', message, hint, unless: [name, missing], loses: [name] })
      }
      for (const finding of listUntaken(handler, code, flow)) report(finding)
      const path = ['properties', 'outcomes', 'properties']
      const lost = answered.filter((outcome) => !Object.hasOwn(action.outcomes, outcome) && outcome !== 'failed')
      const strange = Object.keys(action.outcomes).filter(
        (outcome) => !["'", '"', '`'].some((mark) => code.includes(mark + outcome + mark)),
      )
      for (const outcome of strange) {
        const message = `the code of ${name} never answers ${outcome}`
        const hint = toHint(outcome, lost, 'Take it out, or let a programmer answer it')
        report({ code: 'unknown-outcome', path: [...path, outcome], at: 'key', message, hint, loses: [name] })
      }
      // If there are none at all, only that is reported.
      if (strange.length > 0 || lost.length === 0 || Object.keys(action.outcomes).length === 0) return
      const message = `the code of ${name} answers ${lost.join(', ')}, which is not in its "outcomes"`
      report({ code: 'unknown-outcome', path, at: 'key', message, hint: `Add "${lost[0]}": {}`, loses: [name] })
    },
    told,
  )
}

/** Lists what code takes out of an input and the schema of the input lacks: most likely it was renamed there. */
function listUntaken({ name: action, taken }: Handler, code: string, flow: LinkedFlow): Finding[] {
  const { definition, schemas, source } = flow
  const input = schemas.open(definition.actions[action]?.input ?? {})
  return taken.flatMap(({ from, names: wanted }): Finding[] => {
    const id = input?.properties?.[from]?.$ref?.replace(/^(?:\.\.\/)+/, '') ?? ''
    const file = source.schemas.get(id)
    const own = Object.keys(schemas.open(id)?.properties ?? {})
    // What the flow names itself is reported there.
    const lost = wanted.find((name) => !own.includes(name) && !source.flow.text.includes(`.${name}`))
    if (!file || own.length === 0 || lost === undefined) return []
    // The last word of a name says what it is.
    const last = /[A-Za-z][a-z]*$/.exec(lost)?.[0].toLowerCase() ?? ''
    const known = listHandlers(code).flatMap((one) => one.taken.flatMap((part) => part.names))
    const isNear = (name: string) => toHint(lost, [name]).startsWith('Did you mean')
    const left = own.filter((name) => !known.includes(name))
    const meant = left.find(isNear) ?? left.find((name) => name.toLowerCase().endsWith(last))
    const path = ['properties', ...(meant === undefined ? [] : [meant])]
    const message = `the code of ${action} takes ${lost} out of ${from}, and this has no such property`
    const hint = meant === undefined ? toHint(lost, own) : `Did you mean ${lost}?`
    return [{ code: 'missing-property', file, path, at: 'key', message, hint, unless: [action, lost] }]
  })
}

interface Contract {
  readonly properties: { readonly input?: { readonly $ref?: string; readonly properties?: object } }
}

/** An action that code handles. */
interface Handler {
  readonly name: string
  /** What the code reads from its input. */
  readonly read: readonly string[]
  /** What the code takes out of a part of its input: `const { lender, payment } = loan`. */
  readonly taken: readonly { readonly from: string; readonly names: readonly string[] }[]
  /** The outcomes that stand in its code. */
  readonly answered: readonly string[]
}

/** Lists the handlers in source code, `Handler<'findPlace'> = async ({ zip }, …`. */
function listHandlers(code: string): readonly Handler[] {
  const found = code.matchAll(/: Handler<'(\w+)'> = async \(\s*(?:\{([^{}]*)\})?/g)
  return [...found].map(({ 1: name = '', 2: taken = '', index }) => {
    const [body = ''] = code.slice(index).split(/\n\}|\n\n/, 1)
    return {
      name,
      read: toTaken(taken).map((part) => part.name),
      taken: [...body.matchAll(/const \{([^{}.]*)\} = (\w+)$/gm)].flatMap(([, list = '', own = '']) =>
        toTaken(taken).flatMap((part) =>
          part.own === own ? { from: part.name, names: toTaken(list).map((one) => one.name) } : [],
        ),
      ),
      answered: [...body.matchAll(/(?:outcome: |toOutcome\()'(\w+)'/g)].map(([, outcome = '']) => outcome),
    }
  })
}

/** Lists what is taken out of an object, each with the name that the code has for it: `contactData: contact, loan`. */
const toTaken = (list: string) =>
  list.split(',').flatMap((part) => {
    const [, name, own = name] = /^\s*(\w+)(?:: (\w+))?/.exec(part) ?? []
    return name === undefined || own === undefined ? [] : [{ name, own }]
  })
