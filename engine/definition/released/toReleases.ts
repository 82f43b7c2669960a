import type { FlowSource } from '../toFlowSource.ts'
import { isSchema } from '../../validation/isSchema.ts'
import { toSchemaFaults } from '../grammar.ts'
import { isRecord } from '../isRecord.ts'
import { toContent, type SourceFile } from '../SourceFile.ts'
import type { ReleasedFlow } from './ReleasedFlow.ts'

/** The released versions of a flow that can be read, the oldest first. */
export const toReleases = ({ released }: Pick<FlowSource, 'released'>): ReleasedFlow[] =>
  [...released].flatMap(([version, file]) => toRelease(version, file) ?? []).toSorted((a, b) => a.version - b.version)

/** The content of a released file; undefined when it is not what the release command wrote. */
export function toRelease(version: number, file: SourceFile): ReleasedFlow | undefined {
  const content = toContent(file)
  return file.errors.length === 0 && isRelease(content) && content.version === version ? content : undefined
}

const isRelease = (content: unknown): content is ReleasedFlow =>
  isRecord(content) &&
  isSchema(content['saved']) &&
  toSchemaFaults(content['saved']).length === 0 &&
  isRecord(content['steps']) &&
  Object.values(content['steps']).every((step) => isRecord(step) && typeof step['progress'] === 'number')
