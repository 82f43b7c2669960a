import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { Finding } from '../../findings/createFindings.ts'

/** What the check found in a file, each under the key or value where it stands. */
export function toDiagnostics(doc: Text, file: string, findings: readonly Finding[]): Diagnostic[] {
  return findings
    .filter((finding) => finding.file === file)
    .map(({ line, column, message, hint, code, isAdvice }) => {
      const at = doc.line(Math.min(line, doc.lines))
      const from = Math.min(at.from + column - 1, at.to)
      const [found] = /^("(?:[^"\\]|\\.)*"|[\w.+-]+|.)?/.exec(doc.sliceString(from, at.to)) ?? ['']
      return {
        from,
        to: from + found.length,
        severity: isAdvice ? ('warning' as const) : ('error' as const),
        source: code,
        message: hint === undefined ? message : `${message}. ${hint}`,
      }
    })
}
