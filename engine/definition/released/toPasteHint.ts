import type { FlowDefinition } from '../FlowDefinition.ts'
import type { Loose } from '../Loose.ts'

/** Says which migration to write from a version, ready to be pasted into what the flow has of it already. */
export function toPasteHint(
  { version, migrations = {} }: Loose<FlowDefinition>,
  from: number,
  kind: 'steps' | 'data',
  entries: Readonly<Record<string, string | null>>,
): string {
  const migration = migrations[from]
  const raise = version === from ? `Raise "version" to ${from + 1} and add` : 'Add'
  const [text, place] = migration?.[kind]
    ? [toText(entries), ` to "${kind}" of "migrations", "${from}"`]
    : migration
      ? [toText({ [kind]: entries }), ` to "migrations", "${from}"`]
      : Object.keys(migrations).length > 0
        ? [toText({ [from]: { [kind]: entries } }), ' to "migrations"']
        : [toText({ migrations: { [from]: { [kind]: entries } } }), '']
  return `${raise} ${text}${place}`
}

/** JSON on one line, without the braces around it. */
const toText = (value: object): string => JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ').slice(2, -2)
