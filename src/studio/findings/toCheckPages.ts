/** What the page on the check's findings says of one of them. */
export interface CheckPage {
  readonly words: string
  /** Lines that begin with `bad` and `good`; nothing where the page has no example. */
  readonly example: string
}

/** The page on the check's findings (`docs/checks.md`) by the codes of the findings. */
export function toCheckPages(markdown: string): ReadonlyMap<string, CheckPage> {
  const parts = markdown.split(/^### /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split(/\n## /)[0]?.split('\n') ?? []
      const [words = '', example = ''] = lines.join('\n').split(/^```\w*\n/m)
      return [heading.trim(), { words: toPlain(words), example: example.trimEnd() }]
    }),
  )
}

/** Without the marks of Markdown, and its lines joined. */
const toPlain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
    .replaceAll(/[`_*]/g, '')
    .trim()
