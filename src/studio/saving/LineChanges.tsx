import { structuredPatch } from 'diff'
import type { FileChange } from './listChanges.ts'

/** The lines of a file that are gone or new, with one line around them. */
export function LineChanges({ change: { file, before = '', after = '' } }: { readonly change: FileChange }) {
  const { hunks } = structuredPatch(file, file, before, after, undefined, undefined, { context: 1 })
  const kind = before === '' ? ', new' : after === '' ? ', taken away' : ''
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
