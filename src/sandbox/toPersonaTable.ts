import type { Persona } from './personas.ts'

/** Lays the personas out as an aligned Markdown table, for the terminal and for the documentation. */
export function toPersonaTable(personas: readonly Persona[]): string {
  const rows = [['enter', 'value', 'outcome'], ...personas.map(({ enter, value, outcome }) => [enter, value, outcome])]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [...lines.slice(0, 1), rule, ...lines.slice(1)].join('\n')
}
