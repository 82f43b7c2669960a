import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { FlowExpressions } from './FlowExpressions.ts'
import type { Loose } from './Loose.ts'
import type { FlowSource } from './toFlowSource.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import type { SourceFile } from './SourceFile.ts'

/** What a check found and where. */
export interface Finding {
  readonly code: string
  /** Where in the file: the value at this path, or its key. */
  readonly path: JSONPath
  readonly at?: 'key' | 'value'
  /** Place within the string at the path, counted from 0. */
  readonly index?: number
  /** Place in the text of the file, where no path leads there. */
  readonly offset?: number
  /** The flow file unless told. */
  readonly file?: SourceFile
  readonly message: string
  readonly hint?: string | undefined
  /** What is not there, by one name wherever it is asked for. */
  readonly about?: string | undefined
  /** What is lost by it, by name: what seems to lack one of these may only seem so. */
  readonly loses?: readonly string[]
  /** What it would follow from if that was lost elsewhere: one of these names. */
  readonly unless?: readonly string[]
  /** Of what nothing uses, its name in words. It is told when all else is in order. */
  readonly leftOver?: string
}

/** All that a check may look at. */
export interface FlowContext {
  readonly source: FlowSource
  /** The flow without what the grammar refused. */
  readonly flow: Loose<FlowDefinition>
  /** The same as it is written, with the names of procedures and groups in their places. */
  readonly written: Loose<FlowDefinition>
  readonly schemas: SchemaCatalog
  readonly expressions: FlowExpressions
  /** Key to text by language; the others are translated from the first. */
  readonly copy: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly report: (finding: Finding) => void
}

/** Looks for one kind of fault and reports every case of it; never throws for a fault of the flow. */
export type Check = (context: FlowContext) => void

/** Where something was found, and what is lost by it. */
export type Told = Pick<Finding, 'file' | 'path' | 'loses' | 'hint' | 'about'>

/** A flow without faults, and all that was learnt about it. */
export interface LinkedFlow extends Omit<FlowContext, 'flow' | 'written' | 'report'> {
  /** What is told of it already; nothing of a flow without faults. */
  readonly told: readonly Told[]
  readonly definition: FlowDefinition
  readonly written: FlowDefinition
}

/** What is found in a flow. Of one with faults, what is looked at may not be there: then nothing is found. */
export function findIn<Found>({ told }: LinkedFlow, look: () => readonly Found[]): readonly Found[] {
  try {
    return look()
  } catch (error) {
    if (told.length === 0) throw error
    return []
  }
}
