import type { JSONPath } from 'jsonc-parser'

const kinds: Readonly<Record<string, string>> = {
  title: 'title',
  submit: 'primary button',
  label: 'button',
  text: 'text',
  message: 'message',
  progress: 'told while it is under way',
}

/**
 * Where a copy key stands, for people: `field zip, message of the rule pattern`. A schema file that describes one field is
 * called as that: `shared/zip.schema.json` is the field zip.
 */
export function toUseWords(path: JSONPath, file?: string): string {
  const [section, name] = path
  if (section === 'failures') return 'told when a call failed'
  if (section === 'actions') return `told while ${name} is under way`
  if (section === 'steps') return toStepWords(path)
  return toFieldWords(path, /([\w-]+)\.schema\.json$/.exec(file ?? '')?.[1])
}

function toStepWords(path: JSONPath): string {
  const last = String(path.at(-1))
  if (path[2] === 'dialogs') return `dialog ${path[3]}, ${kinds[last] ?? last}`
  if (path.includes('issue')) return 'message about a mistake'
  if (path.includes('say')) return 'said by screen readers'
  if (path.includes('wait')) return 'button that cannot be pressed yet'
  return kinds[last] ?? last
}

function toFieldWords(path: JSONPath, ownField = ''): string {
  const names = path.flatMap((part, index) => (path[index - 1] === 'properties' ? [part] : []))
  const rule = path.indexOf('errorMessage')
  if (rule !== -1) {
    const [keyword = 'any', field] = path.slice(rule + 1)
    const named = field === undefined ? names : [...names, field]
    return `field ${named.join('.') || ownField}, message of the rule ${keyword}`
  }
  const last = path.at(-1)
  const part =
    last === 'title' ? 'label' : last === 'description' ? 'hint' : last === 'options' ? 'option' : String(last)
  return `field ${names.join('.') || ownField}, ${part}`
}
