/** What the studio asks its server to write: all of it or nothing. */
export interface SaveRequest {
  readonly files: readonly SavedFile[]
}

/** One file: its text, null to take it away, and the text that it was edited from, null when there was no such file. */
export interface SavedFile {
  readonly path: string
  readonly text: string | null
  readonly base: string | null
}

/** What the server answers: the files as they were written, or those that are otherwise on disk than they were edited from. */
export interface SaveAnswer {
  readonly files: Readonly<Record<string, string | null>>
}
