/** JavaScript that is inserted into a module unchanged. */
export class Code {
  constructor(readonly text: string) {}
}

/** Converts a JSON value that may contain `Code` anywhere to JavaScript. Undefined properties are omitted. */
export function toSourceText(value: unknown): string {
  if (value instanceof Code) return value.text
  if (Array.isArray(value)) return `[${value.map(toSourceText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const properties = Object.entries(value).filter((entry) => entry[1] !== undefined)
  return `{${properties.map(([name, inner]) => ` ${toName(name)}: ${toSourceText(inner)}`).join(',')} }`
}

/** A plain `"__proto__":` would set the prototype instead of defining a property. */
const toName = (name: string) =>
  name === '__proto__' ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)

/** Returns the path of `new URL('./x.ts', import.meta.url)` for an import in a generated module. Works outside of Node, too. */
export const toModulePath = ({ pathname }: URL): string =>
  decodeURIComponent(pathname).replace(/^\/(?=[A-Za-z]:\/)/, '')
