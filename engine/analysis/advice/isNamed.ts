/** Whether a text has a name as a whole word; searched by hand, since a pattern would be tried at each place of a long text. */
export function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  return false
}

const isPart = (letter: string | undefined) => letter !== undefined && /[\w-]/.test(letter)
