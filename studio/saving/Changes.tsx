import { structuredPatch } from 'diff'
import { parse } from 'jsonc-parser'
import { type ReactNode, useMemo } from 'react'
import { settingsFiles } from 'studio:project'
import { diffFlows, toMarkdown } from '../../engine/authoring.ts'
import type { FileChange } from './listChanges.ts'
import type { Files } from '../workspace/createWorkspace.ts'
import { type Change, toChanges } from '../workspace/mergeJson.ts'
import type { BothFlows } from '../workspace/createModel.ts'

interface ToldChangesProps {
  readonly before: Files
  readonly after: Files
  /** Undefined if either flow cannot be read. */
  readonly flows: BothFlows | undefined
}

/** Shows in words what differs in the flow, and what these changes affect. */
export function ToldChanges({ before, after, flows }: ToldChangesProps) {
  const text = useMemo(() => toToldWords(before, after, flows), [before, after, flows])
  const blocks = text.trim().split('\n\n')
  return (
    <section aria-label="Summary">
      {blocks.map((block) =>
        block.startsWith('### ') ? (
          <h3 key={block}>{block.slice(4)}</h3>
        ) : block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>{toInline(line.slice(2))}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{toInline(block)}</p>
        ),
      )}
    </section>
  )
}

/** Describes as Markdown how the flow and the settings beside it differ between two states of the files. */
export function toToldWords(before: Files, after: Files, flows: BothFlows | undefined): string {
  const settings = settingsFiles.filter(({ path }) => before[path] !== after[path])
  const known = new Set(settings.map(({ path }) => path))
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  const isSame = [...paths].every((path) => known.has(path) || before[path] === after[path])
  const told = settings.map(({ path, title }) => `### ${title}\n\n${toSettingsWords(before[path], after[path])}\n`)
  return [...(isSame && told.length > 0 ? [] : [toFlowWords(flows)]), ...told].join('\n')
}

/** Lists each changed value of a settings file by its path, as Markdown: `**sections › 1 › minutes** changed from `1` to `2``. */
export function toSettingsWords(before = '{}', after = '{}'): string {
  const old: unknown = parse(before)
  return toChanges(old, parse(after), old).flatMap(toChangeLines).join('\n')
}

/** Quotes a value, or each value of an object after its name: `` name `"you"`, look › color `"#123456"` ``. */
function quote(value: unknown, name = ''): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject || Object.keys(value).length === 0) return `${name} \`${JSON.stringify(value)}\``.trimStart()
  const prefix = name === '' ? '' : `${name} › `
  return Object.entries(value)
    .map(([key, one]) => quote(one, prefix + key))
    .join(', ')
}

function toChangeLines({ path, base: before, mine: value }: Change): readonly string[] {
  const place = `- **${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}**`
  if (Array.isArray(before) && Array.isArray(value)) {
    const others = (own: readonly unknown[], other: readonly unknown[]) =>
      own.filter((one) => other.every((same) => JSON.stringify(same) !== JSON.stringify(one))).map((one) => quote(one))
    const lines = [
      ...others(before, value).map((one) => `${place} no longer has ${one}`),
      ...others(value, before).map((one) => `${place} now has ${one}`),
    ]
    if (lines.length > 0) return lines
  }
  if (value === undefined) return [`${place} was removed`]
  return [
    before === undefined
      ? `${place} was added: ${quote(value)}`
      : `${place} changed from ${quote(before)} to ${quote(value)}`,
  ]
}

function toFlowWords(flows: BothFlows | undefined): string {
  if (!flows)
    return 'The flow cannot be read, or its file was deleted from disk, so the changes are shown only line by line.'
  try {
    return toMarkdown(diffFlows(...flows))
  } catch {
    // The comparison may throw for a flow with faults.
    return 'The flow has faults, so the changes are shown only line by line.'
  }
}

/** Renders `**strong**` and `` `code` ``, the marks that `toMarkdown` writes. */
const toInline = (text: string): ReactNode[] =>
  text.split(/(\*\*[^*]+\*\*|`[^`]*`)/).map((part, index) => {
    // oxlint-disable react/no-array-index-key -- parts of one sentence never move
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part
    // oxlint-enable react/no-array-index-key
  })

/** Shows the removed and added lines of a file, with one line of context. */
export function LineChanges({ change: { file, before = '', after = '' } }: { readonly change: FileChange }) {
  const { hunks } = structuredPatch(file, file, before, after, undefined, undefined, { context: 1 })
  const kind = before === '' ? ', new' : after === '' ? ', deleted' : ''
  return (
    <section className="lines" aria-label={`Lines of ${file}`}>
      <h4>
        {file}
        {kind}
      </h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        {hunks.map(({ lines, oldStart }) => (
          <code key={oldStart}>
            <span className="lines-place">line {oldStart}</span>
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never move
              <Line key={index} line={line} />
            ))}
          </code>
        ))}
      </pre>
    </section>
  )
}

function Line({ line }: { readonly line: string }) {
  if (line.startsWith('+')) return <ins>{line}</ins>
  return line.startsWith('-') ? <del>{line}</del> : <span>{line}</span>
}
