/** Whether a text has a name as a whole word: `plate.title` stands in `t('plate.title')`, and not in `my-plate.title`. */
export const isNamed = (text: string, name: string): boolean =>
  isListed(name) ? listNames(text).has(name) : isFound(text, name)

/** Names of more parts are looked for one by one. */
const mostParts = 6
const isListed = (name: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(name) && name.split('.').length <= mostParts

/** The last texts with their names: one check asks for hundreds of names of the same code, and the next check again. */
const known = new Map<string, ReadonlySet<string>>()

function listNames(text: string): ReadonlySet<string> {
  const names = known.get(text) ?? toNames(text)
  if (known.size > 4) known.clear()
  known.set(text, names)
  return names
}

/** Every name in a text, and every piece of one between two of its dots. */
function toNames(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [whole] of text.matchAll(/[\w-]+(?:\.[\w-]+)*/g)) {
    if (names.has(whole)) continue
    const parts = whole.split('.')
    for (const start of parts.keys())
      for (let end = start + 1; end <= parts.length && end - start <= mostParts; end += 1)
        names.add(parts.slice(start, end).join('.'))
  }
  return names
}

/** Searched by hand, since a pattern would be tried at each place of a long text. */
function isFound(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  return false
}

const isPart = (letter: string | undefined) => letter !== undefined && /[\w-]/.test(letter)
