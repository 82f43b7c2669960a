/** Reports, in a sentence, an option that cannot be used. */
export type Tell = (problem: string) => void

/** More names than any page needs, and few enough to check each one. */
const mostNames = 50

const dangerousNames: readonly PropertyKey[] = ['__proto__', 'constructor', 'prototype']

/**
 * Returns the own values of a plain object under the known names; `place` names the object in problems. Inherited values, getters
 * and unknown names are not read. Never throws.
 */
export function readFields<Name extends string>(
  given: unknown,
  place: string,
  known: readonly Name[],
  tell: Tell,
): { readonly [Field in Name]?: unknown } {
  const fields: { [Field in Name]?: unknown } = {}
  if (given === undefined) return fields
  const toPlace = (name: string) => (place === 'options' ? name : `${place}.${name}`)
  try {
    if (!isPlain(given)) {
      tell(`${place} is not a plain object. Use one such as { ${known[0]}: … }; this one is left out.`)
      return fields
    }
    const names = Reflect.ownKeys(given)
    if (names.length > mostNames) {
      tell(`${place} has ${names.length} names, and ${known.length} are known. Only the known ones are read.`)
    } else {
      for (const name of names) if (!isKnown(name, known)) tell(toNameProblem(name, place, known))
    }
    for (const name of known) {
      const property = Reflect.getOwnPropertyDescriptor(given, name)
      if (property?.get || property?.set) tell(`${toPlace(name)} is a getter. Pass the value itself; it is left out.`)
      else if (property?.value !== undefined) fields[name] = property.value
    }
  } catch {
    tell(
      `${place} cannot be read, because looking at it throws. Pass a plain object; the rest of this one is left out.`,
    )
  }
  return fields
}

/** Returns the fields that have a value. */
export function omitMissing<Fields extends object>(fields: Fields) {
  const given: { [Name in keyof Fields]?: NonNullable<Fields[Name]> } = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== null) given[name] = value
  }
  return given
}

/** Checks whether a value is a plain object, of this window or of another one. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const parent = Reflect.getPrototypeOf(value)
  return parent === null || Reflect.getPrototypeOf(parent) === null
}

const isKnown = (name: PropertyKey, known: readonly PropertyKey[]) => known.includes(name)

function toNameProblem(name: PropertyKey, place: string, known: readonly string[]): string {
  // A name may hold anything, even a personal number, and the problem ends up in a console.
  const shown = typeof name === 'string' && /^[a-z_-]{1,40}\d?$/i.test(name) ? `"${name}"` : 'a name that is not shown'
  if (dangerousNames.includes(name)) {
    return `${place} has ${shown}, which could change what other objects inherit. Leave it out; it is not read.`
  }
  if (name === 'subid3') {
    return `${place} has "subid3", which the product sets itself, by the width of the window. Leave it out; it is not read.`
  }
  const nearest = known.find((one) => toBare(one) === toBare(String(name)))
  const hint = nearest ? `Did you mean ${nearest}?` : `Known here: ${known.join(', ')}.`
  return `${place} has ${shown}, which is unknown and is not read. ${hint}`
}

const toBare = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '')

/** Control characters, lone surrogates, line separators, and characters that change the direction of the text around them. */
const forbidden = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u

/** URLs that a browser would run, or show as a page, instead of navigating to them. */
const runningUrl = /^(?:javascript|vbscript|data)\s*:/i

/** Returns the trimmed text, undefined if it is empty or cannot be used; reports a problem under its `place`. */
export function readText(value: unknown, place: string, longest: number, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  const problem = toProblem(value, longest)
  if (problem !== undefined) tell(`${place} ${problem} It is left out.`)
  return problem === undefined && typeof value === 'string' ? value.trim() || undefined : undefined
}

function toProblem(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') {
    return `is of the type ${value === null ? 'null' : typeof value}. Use a text of at most ${longest} characters.`
  }
  const text = value.trim()
  if (text.length > longest) return `has ${text.length} characters, and at most ${longest} are allowed. Shorten it.`
  if (forbidden.test(text))
    return 'has a character that controls text instead of being some. Use letters, digits and signs.'
  if (runningUrl.test(text)) return 'is an address that runs as script. Use a plain text.'
  return undefined
}
