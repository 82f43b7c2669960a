/** One text as translators and lawyers get it. */
export interface CopyRow {
  readonly key: string
  /** Where people meet it, in words. */
  readonly context: string
  /** File names of pictures that show it. */
  readonly pictures: readonly string[]
  /** Language to text. */
  readonly texts: Readonly<Record<string, string>>
  /** Of the texts as they were when they were handed out; tells whether somebody changed them meanwhile. */
  readonly fingerprint: string
}

/** What came back for one text: the languages that the file holds, each with its text. */
export type ReturnedRow = Pick<CopyRow, 'key' | 'texts' | 'fingerprint'>
