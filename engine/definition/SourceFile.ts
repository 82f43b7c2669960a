import { findNodeAtLocation, getNodeValue, parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser'
import { rememberByIdentity } from '../validation/remember.ts'

/** A JSON file with its syntax tree, so that faults can be shown in their place. */
export interface SourceFile {
  /** As shown in problems: relative to the working directory, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly tree: Node | undefined
  /** What the parser stumbled over; strict JSON, no comments or trailing commas. */
  readonly errors: readonly { readonly error: number; readonly offset: number }[]
}

/** A line and a column, both counted from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** In `errors`, beside the parser's own numbers: what is nested deeper than anybody writes it, and than can be walked through. */
export const tooDeep = -1
/** How deep a file may be nested. */
export const deepest = 100
/** In `errors`: what was written in another encoding than UTF-8, and could not be read. */
export const notUtf8 = -2
/** In `errors`: nothing but blanks. */
export const isEmpty = -3

/** Parses a JSON text; never throws, faults are in `errors`. */
export function toSourceFile(path: string, text: string): SourceFile {
  const fault = findUnreadable(text)
  if (fault) return { path, text, tree: undefined, errors: [fault] }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  // The mark with which some editors begin a file says nothing.
  return { path, text, tree, errors: errors.filter(({ offset }) => offset !== 0 || !text.startsWith(byteOrderMark)) }
}

/** Stands in a text for bytes that are no UTF-8; no text has this character otherwise. */
export const unreadableLetter = '\uFFFE'
const byteOrderMark = '\uFEFF'

function findUnreadable(text: string): SourceFile['errors'][number] | undefined {
  // What stands between the letters of UTF-16 counts as well.
  const foreign = text.search(/[\uFFFE\0]/)
  if (foreign !== -1) return { error: notUtf8, offset: foreign }
  // A byte order mark counts as a blank.
  if (text.trim() === '') return { error: isEmpty, offset: 0 }
  const deep = findTooDeep(text)
  return deep === undefined ? undefined : { error: tooDeep, offset: deep }
}

/** Where a text opens one bracket too many, those in its strings not counted. */
function findTooDeep(text: string): number | undefined {
  let depth = 0
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1
    else if (part === ']' || part === '}') depth -= 1
    if (depth > deepest) return index
  }
  return undefined
}

/** The file's content as far as it could be parsed. */
export const toContent = rememberByIdentity(({ tree }: SourceFile): unknown => (tree ? getNodeValue(tree) : undefined))

/** Line and column of an offset in the text. */
export function toPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).replace(byteOrderMark, '')
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

/** Offset of the value at a path, or of its key; where the path ends early, of the innermost value that is there. */
export function toOffset({ tree }: SourceFile, path: JSONPath, at: 'key' | 'value' = 'value'): number {
  if (!tree) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    const key = at === 'key' && length === path.length && node?.parent?.type === 'property' ? node.parent : node
    if (key) return key.offset
  }
  return tree.offset
}

/** Offset in the text of the character at an index of the string at a path; escapes such as `\"` count as one. */
export function toOffsetInString(file: SourceFile, path: JSONPath, index: number): number {
  let offset = toOffset(file, path) + 1
  for (let passed = 0; passed < index; passed += 1) {
    offset += file.text[offset] !== '\\' ? 1 : file.text[offset + 1] === 'u' ? 6 : 2
  }
  return offset
}

/** The texts of a copy file by key; what is no text counts as an empty one. `$schema` is for editors. */
export const toTexts = rememberByIdentity((file: SourceFile): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toContent(file) ?? {}).flatMap(([key, text]: [string, unknown]) =>
      key === '$schema' ? [] : [[key, typeof text === 'string' ? text : '']],
    ),
  ),
)
