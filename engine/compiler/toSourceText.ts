/** JavaScript that goes into a module as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/** A value of JSON, with `Code` anywhere in it, as JavaScript; what is undefined is left out. */
export function toSourceText(value: unknown): string {
  if (value instanceof Code) return value.text
  if (Array.isArray(value)) return `[${value.map(toSourceText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const properties = Object.entries(value).filter((entry) => entry[1] !== undefined)
  return `{${properties.map(([name, inner]) => ` ${toName(name)}: ${toSourceText(inner)}`).join(',')} }`
}

/** A plain `"__proto__":` would set the prototype instead of making a property. */
const toName = (name: string) =>
  name === '__proto__' ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)

/** The file beside a module, `new URL('./x.ts', import.meta.url)`, as an import in a generated module names it; works where there is no Node too. */
export const toModulePath = ({ pathname }: URL): string =>
  decodeURIComponent(pathname).replace(/^\/(?=[A-Za-z]:\/)/, '')
