/** Whose flow the studio edits. */
export interface Project {
  /** The absolute path of the project's folder; paths of files are shown relative to it. */
  readonly folder: string
  /** The path of the flow file below it. */
  readonly flowFile: string
}
