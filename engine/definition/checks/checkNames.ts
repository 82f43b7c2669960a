import type { Check } from '../FlowContext.ts'
import { isSignature, reservedNames } from '../FlowExpressions.ts'

const reserved: readonly string[] = reservedNames

/** Finds names that mean two things, in expressions or among outcomes, and signatures that cannot be read. */
export const checkNames: Check = ({ flow, report }) => {
  for (const section of ['data', 'facts'] as const) {
    for (const name of Object.keys(flow[section] ?? {})) {
      const meaning = reserved.includes(name)
        ? 'a name that every expression has already'
        : section === 'facts' && Object.hasOwn(flow.data ?? {}, name)
          ? 'a slot, too'
          : undefined
      if (meaning === undefined) continue
      const word = section === 'data' ? 'slot' : 'fact'
      report({
        code: 'name-taken',
        path: [section, name],
        at: 'key',
        message: `${word} ${name} is ${meaning}`,
        hint: 'Give it another name',
      })
    }
  }
  for (const [name, signature] of Object.entries(flow.functions ?? {})) {
    if (signature === undefined || isSignature(name, signature)) continue
    const message = `function ${name} has the signature "${signature}", which cannot be read`
    report({ code: 'bad-signature', path: ['functions', name], message, hint: 'Write it as "(list, string): number"' })
  }
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    if (!Object.hasOwn(action?.outcomes ?? {}, 'failed')) continue
    const message = `action ${name} has an outcome failed, which is what every call ends with when it goes wrong`
    report({
      code: 'name-taken',
      path: ['actions', name, 'outcomes', 'failed'],
      at: 'key',
      message,
      hint: 'Give it another name',
    })
  }
}
