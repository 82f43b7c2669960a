import { checkData, toHint, type LinkedFlow, type Problem } from '../../engine/authoring.ts'

/**
 * What the code of actions reads of its input and the schema of the action does not have, and outcomes that it never answers: the
 * compiler says the same to a programmer, once the types are made anew.
 */
export function checkHandlers({ definition, source }: LinkedFlow, code: string): readonly Problem[] {
  return listHandlers(code).flatMap(({ name, read }) => {
    const action = definition.actions[name]
    const file = action && 'schema' in action ? source.schemas.get(action.schema) : undefined
    if (!action || !file) return []
    return checkData(file, undefined, ({ properties }: Contract, report) => {
      const taken = Object.keys(properties.input?.properties ?? {})
      const missing = read.find((field) => !taken.includes(field))
      if (missing !== undefined && !properties.input?.$ref) {
        const path = ['properties', ...(properties.input ? ['input'] : [])]
        const message = `the code of ${name} reads ${missing}, which is not in its "input"`
        report({ code: 'missing-property', path, message, hint: toHint(missing, taken) })
      }
      for (const outcome of Object.keys(action.outcomes)) {
        if (["'", '"', '`'].some((mark) => code.includes(mark + outcome + mark))) continue
        const path = ['properties', 'outcomes', 'properties', outcome]
        report({ code: 'unknown-outcome', path, at: 'key', message: `the code of ${name} never answers ${outcome}` })
      }
    })
  })
}

interface Contract {
  readonly properties: { readonly input?: { readonly $ref?: string; readonly properties?: object } }
}

/** The handlers in a text of code, `Handler<'findPlace'> = async ({ zip }, …`, with what they take out of their input. */
function listHandlers(code: string): readonly { readonly name: string; readonly read: readonly string[] }[] {
  const found = code.matchAll(/: Handler<'(\w+)'> = async \(\s*(?:\{([^{}]*)\})?/g)
  return [...found].map(([, name = '', taken = '']) => ({
    name,
    read: taken.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  }))
}
