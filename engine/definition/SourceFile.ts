import { findNodeAtLocation, getNodeValue, parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser'
import { rememberByIdentity } from '../validation/remember.ts'

/** A JSON file with its syntax tree, so that problems have a line and column. */
export interface SourceFile {
  /** The path that problems show: relative to the working directory, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly tree: Node | undefined
  /** Syntax errors; the parser accepts strict JSON only, without comments or trailing commas. */
  readonly errors: readonly { readonly error: number; readonly offset: number }[]
}

/** A line and a column, both counted from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** An error code besides the parser's own: the file is nested too deeply to be traversed. */
export const tooDeep = -1
/** How deeply a file may be nested. */
export const deepest = 100
/** An error code: the file has bytes that are not valid UTF-8. */
export const notUtf8 = -2
/** An error code: the file contains only whitespace. */
export const isEmpty = -3
/** An error code: the schema has the `$id` of another file. */
export const otherSchema = -4
/** An error code: most of what a file of texts holds is none. */
export const noTexts = -5

/** Parses a JSON text. Never throws; `errors` lists the faults. */
export function toSourceFile(path: string, text: string): SourceFile {
  const fault = findUnreadable(text)
  if (fault) return { path, text, tree: undefined, errors: [fault] }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  // One byte order mark, which some editors write, is not an error. Programs that read the file skip no more of them.
  const isMarked = text.startsWith(byteOrderMark) && !text.startsWith(byteOrderMark.repeat(2))
  return { path, text, tree, errors: errors.filter(({ offset }) => offset !== 0 || !isMarked) }
}

/** Stands for invalid UTF-8 in a text; this character never occurs otherwise. */
export const unreadableLetter = '\uFFFE'
const byteOrderMark = '\uFEFF'

function findUnreadable(text: string): SourceFile['errors'][number] | undefined {
  // A NUL counts too: UTF-16 has one between its letters when it is read as UTF-8.
  const foreign = text.search(/[\uFFFE\0]/)
  if (foreign !== -1) return { error: notUtf8, offset: foreign }
  // `trim` also removes a byte order mark.
  if (text.trim() === '') return { error: isEmpty, offset: 0 }
  const deep = findTooDeep(text)
  return deep === undefined ? undefined : { error: tooDeep, offset: deep }
}

/** Finds the offset of the bracket that exceeds the allowed depth, ignoring brackets in strings. */
function findTooDeep(text: string): number | undefined {
  let depth = 0
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1
    else if (part === ']' || part === '}') depth -= 1
    if (depth > deepest) return index
  }
  return undefined
}

/** Returns the file's content as far as it could be parsed. */
export const toContent = rememberByIdentity(({ tree }: SourceFile): unknown => (tree ? getNodeValue(tree) : undefined))

/** Returns the line and column of an offset in the text. */
export function toPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).replace(byteOrderMark, '')
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

/** Returns the offset of the value at a path, or of its key; for a missing path, of the innermost value that exists. */
export function toOffset({ tree }: SourceFile, path: JSONPath, at: 'key' | 'value' = 'value'): number {
  if (!tree) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    const key = at === 'key' && length === path.length && node?.parent?.type === 'property' ? node.parent : node
    if (key) return key.offset
  }
  return tree.offset
}

/** Two places of a file: their values may have changed places, or the first one may belong into the second. */
export interface Pair {
  readonly file: SourceFile
  readonly one: JSONPath
  readonly other: JSONPath
}

/** How many pairs of a kind are worth trying. */
export const mostPairs = 6

/** Returns the text of a file with two values in each other's place; undefined if one of them is not there, or in the other. */
export function exchangeValues({ text, tree }: SourceFile, one: JSONPath, other: JSONPath): string | undefined {
  const found = [one, other].flatMap((path) => (tree && findNodeAtLocation(tree, path)) ?? [])
  const [first, second] = found.toSorted((a, b) => a.offset - b.offset)
  if (!first || !second || first.offset + first.length > second.offset) return undefined
  const toOwn = ({ offset, length }: Node) => text.slice(offset, offset + length)
  const between = text.slice(first.offset + first.length, second.offset)
  return `${text.slice(0, first.offset)}${toOwn(second)}${between}${toOwn(first)}${text.slice(second.offset + second.length)}`
}

/** Returns the text of a file with a member of one object or list at the end of another one; undefined if one of them is not there. */
export function moveValue({ text, tree }: SourceFile, one: JSONPath, holder: JSONPath): string | undefined {
  const [value, into] = [one, holder].map((path) => tree && findNodeAtLocation(tree, path))
  const own = value?.parent?.type === 'property' ? value.parent : value
  const { children = [] } = own?.parent ?? {}
  if (!own || !into?.children) return undefined
  const [before, next] = [-1, 1].map((step) => children[children.indexOf(own) + step])
  const end = own.offset + own.length
  const [from, to] = next ? [own.offset, next.offset] : [before ? before.offset + before.length : own.offset, end]
  const at = into.offset + into.length - 1
  const added = `${into.children.length > 0 ? ',' : ''}${text.slice(own.offset, end)}`
  return at < from
    ? `${text.slice(0, at)}${added}${text.slice(at, from)}${text.slice(to)}`
    : `${text.slice(0, from)}${text.slice(to, at)}${added}${text.slice(at)}`
}

/** Returns the offset in the text of a character in the string at a path; in `index`, escapes such as `\"` count as one. */
export function toOffsetInString(file: SourceFile, path: JSONPath, index: number): number {
  let offset = toOffset(file, path) + 1
  for (let passed = 0; passed < index; passed += 1) {
    offset += file.text[offset] !== '\\' ? 1 : file.text[offset + 1] === 'u' ? 6 : 2
  }
  return offset
}

/** Returns the texts of a copy file by key; a value that is not a text becomes an empty one. Skips `$schema`, which is for editors. */
export const toTexts = rememberByIdentity((file: SourceFile): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toContent(file) ?? {}).flatMap(([key, text]: [string, unknown]) =>
      key === '$schema' ? [] : [[key, typeof text === 'string' ? text : '']],
    ),
  ),
)
