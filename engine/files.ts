/** The engine for authors' tools in Node: a flow as it lies on disk. What can be said of it without Node is in `authoring.ts`. */
export { readFlow, readSource, toReleasedFile } from './definition/readFlow.ts'
