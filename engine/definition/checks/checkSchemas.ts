import type { FlowContext } from '../FlowContext.ts'
import { toFileFaults } from '../toFileFaults.ts'
import type { FlowSource } from '../toFlowSource.ts'

/** Finds schema files that are no JSON Schemas. */
export function checkSchemas({ schemas }: FlowSource, report: FlowContext['report']): void {
  for (const file of schemas.values()) {
    if (file.errors.length > 0) continue
    for (const { path } of toFileFaults(file)) {
      const place = path.length === 0 ? 'the file' : path.join('.')
      report({ code: 'bad-schema', file, path, message: `${place} is not what a JSON Schema has there` })
    }
  }
}
