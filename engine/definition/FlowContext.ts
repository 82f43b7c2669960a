import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { FlowExpressions } from './FlowExpressions.ts'
import type { Loose } from './Loose.ts'
import type { FlowSource } from './toFlowSource.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import type { SourceFile } from './SourceFile.ts'

/** What a check found, and where. */
export interface Finding {
  readonly code: string
  /** Where in the file: the value at this path, or its key. */
  readonly path: JSONPath
  readonly at?: 'key' | 'value'
  /** The position within the string at the path, counted from 0. */
  readonly index?: number
  /** The position in the text of the file, if no path leads there. */
  readonly offset?: number
  /** By default the flow file. */
  readonly file?: SourceFile
  readonly message: string
  /** The nearest fix, as a sentence without its period. Every finding has one: an author who does not know what to do is not helped. */
  readonly hint: string
  /** The name of what is missing, the same wherever it is used. */
  readonly about?: string | undefined
  /** Names of what this fault makes unavailable: a finding that lacks one of them may only follow from this one. */
  readonly loses?: readonly string[]
  /** Names that explain this finding if another finding loses one of them. */
  readonly unless?: readonly string[]
  /** Whether the file is another one as a whole, so that all else in it follows from this. */
  readonly isWhole?: boolean
  /** The name, in words, of something that nothing uses; reported only when all else is in order. */
  readonly leftOver?: string
}

/** Everything that a check may read. */
export interface FlowContext {
  readonly source: FlowSource
  /** The flow without what the grammar refused. */
  readonly flow: Loose<FlowDefinition>
  /** The same flow as written, with the names of procedures and groups instead of their content. */
  readonly written: Loose<FlowDefinition>
  readonly schemas: SchemaCatalog
  readonly expressions: FlowExpressions
  /** The texts by language and key; the first language is the original of the others. */
  readonly copy: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly report: (finding: Finding) => void
}

/** Looks for one kind of fault and reports every case of it; never throws for a fault of the flow. */
export type Check = (context: FlowContext) => void

/** The place of a finding, and what it makes unavailable. */
export type Told = Pick<Finding, 'file' | 'path' | 'loses' | 'about' | 'isWhole'> & Partial<Pick<Finding, 'hint'>>

/** A linked flow, normally without faults, and everything known about it. */
export interface LinkedFlow extends Omit<FlowContext, 'flow' | 'written' | 'report'> {
  /** What is already reported about it; empty for a flow without faults. */
  readonly told: readonly Told[]
  readonly definition: FlowDefinition
  readonly written: FlowDefinition
}

/** Returns what `look` finds in a flow. A flow with faults may lack what `look` reads: an error then counts as nothing found. */
export function findIn<Found>({ told }: LinkedFlow, look: () => readonly Found[]): readonly Found[] {
  try {
    return look()
  } catch (error) {
    if (told.length === 0) throw error
    return []
  }
}

/** What only texts decide, in the source of a flow and beside it. */
type Texts = Pick<FlowContext, 'source' | 'copy'>

/**
 * Remembers what checks find while nothing but texts changes, as with every letter that a translator types: a check that has read
 * no text finds the same again. `owner` stays the same object for as long as everything else does.
 */
export function createTextWatch() {
  const known = new WeakMap<object, Map<unknown, unknown>>()
  return <Flow extends Texts, Found>(owner: object, check: unknown, flow: Flow, look: (flow: Flow) => Found): Found => {
    const found = known.get(owner) ?? new Map<unknown, unknown>()
    known.set(owner, found)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same check has found it
    if (found.has(check)) return found.get(check) as Found
    let hasRead = false
    const read = <Value>(value: Value): Value => {
      hasRead = true
      return value
    }
    const { source, copy } = flow
    // Each check has its own, so that no check takes over what another has read.
    const watched = {
      ...flow,
      source: {
        ...source,
        get copy() {
          return read(source.copy)
        },
        get released() {
          return read(source.released)
        },
        get others() {
          return read(source.others)
        },
      },
      get copy() {
        return read(copy)
      },
    }
    const made = look(watched)
    if (!hasRead) found.set(check, made)
    return made
  }
}
