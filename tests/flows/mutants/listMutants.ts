import { getNodePath, type JSONPath, type Node } from 'jsonc-parser'
import type { SourceFile } from '../../../engine/authoring.ts'

/** What may happen to a part of a file while somebody edits it. */
export type Kind = 'deleted' | 'misspelled' | 'emptied' | 'doubled' | 'moved' | 'retyped' | 'nulled' | 'changed'

/** One file with one slip in it. */
export interface Mutant {
  readonly file: string
  /** The path of the changed part, before the change. */
  readonly path: JSONPath
  /** Whether the change affects a property's name or its value. */
  readonly at: 'name' | 'value'
  readonly kind: Kind
  /** The file after the change. */
  readonly text: string
  /** The first and last line, counted from 1, of what contains the changed part. */
  readonly lines: readonly [number, number]
  /** The changed part before the change: a text without its quotes, anything else as written. */
  readonly before: string
}

type Change = Pick<Mutant, 'at' | 'kind'> & {
  readonly offset: number
  readonly length: number
  readonly content: string
}

/** Yields every slip that a program can think of in a file. */
export function* listMutants(file: SourceFile): Generator<Mutant> {
  const { text, tree, path } = file
  if (!tree) return
  const toLine = (offset: number) => text.slice(0, offset).split('\n').length
  for (const node of walk(tree)) {
    const place = getNodePath(node)
    const holder = node.parent?.type === 'property' ? (node.parent.parent ?? node) : toHolder(node)
    const before = node.type === 'string' ? String(node.value) : text.slice(node.offset, node.offset + node.length)
    const lines = [toLine(holder.offset), toLine(holder.offset + holder.length)] as const
    for (const { at, kind, offset, length, content } of listChanges(node, text)) {
      const changed = `${text.slice(0, offset)}${content}${text.slice(offset + length)}`
      if (changed !== text) yield { file: path, path: place, at, kind, text: changed, lines, before }
    }
    if (holder === node) continue
    const without = take(node.parent?.type === 'property' ? node.parent : node, text)
    yield { file: path, path: place, at: 'value', kind: 'deleted', text: without, lines, before }
  }
}

/** Removes an entry of a list or an object from a text, with one comma next to it. */
function take(node: Node, text: string): string {
  const all = node.parent?.children ?? []
  const [before, next] = [all[all.indexOf(node) - 1], all[all.indexOf(node) + 1]]
  const end = node.offset + node.length
  const [from, to] = next ? [node.offset, next.offset] : [before ? before.offset + before.length : node.offset, end]
  return `${text.slice(0, from)}${text.slice(to)}`
}

/** Returns what contains an item of a list: the object with the list. */
const toHolder = (node: Node): Node => {
  const list = node.parent ?? node
  return list.parent?.type === 'property' ? (list.parent.parent ?? list) : list
}

function* walk(node: Node): Generator<Node> {
  if (node.type !== 'property') yield node
  const inner = node.type === 'property' ? (node.children ?? []).slice(1) : (node.children ?? [])
  for (const child of inner) yield* walk(child)
}

/** For each type, an empty value, and a value of another type. */
const empties: Readonly<Record<string, unknown>> = { string: '', array: [], object: {} }
const others: Readonly<Record<string, unknown>> = { string: 7, array: {}, object: [] }

function* listChanges(node: Node, text: string): Generator<Change> {
  const value = (kind: Kind, content: unknown): Change => ({
    at: 'value',
    kind,
    offset: node.offset,
    length: node.length,
    content: JSON.stringify(content),
  })
  const [name] = node.parent?.type === 'property' ? (node.parent.children ?? []) : []
  if (name) {
    const content = JSON.stringify(misspell(String(name.value)))
    yield { at: 'name', kind: 'misspelled', offset: name.offset, length: name.length, content }
  }
  const own = text.slice(node.offset, node.offset + node.length)
  if (node.parent?.type === 'array') {
    yield { at: 'value', kind: 'doubled', offset: node.offset, length: 0, content: `${own}, ` }
    const next = node.parent.children?.[node.parent.children.indexOf(node) + 1]
    if (next) {
      const [from, to] = [node.offset, next.offset + next.length]
      const between = text.slice(node.offset + node.length, next.offset)
      const content = `${text.slice(next.offset, to)}${between}${own}`
      yield { at: 'value', kind: 'moved', offset: from, length: to - from, content }
    }
  }
  if (node.type !== 'null') yield value('nulled', null)
  if (node.type === 'string') yield value('misspelled', misspell(String(node.value)))
  if (node.type === 'number') yield value('changed', -Number(node.value) - 1)
  if (node.type === 'boolean') yield value('changed', !node.value)
  const empty = empties[node.type]
  if (empty !== undefined) yield value('emptied', empty)
  yield value('retyped', others[node.type] ?? String(node.value))
}

/** Swaps two letters in the middle of a text, or appends one. */
function misspell(text: string): string {
  const middle = Math.floor(text.length / 2)
  const [pair] = /([A-Za-z])(?!\1)[A-Za-z]/.exec(text.slice(Math.max(middle - 1, 0))) ?? []
  const at = pair === undefined ? -1 : text.indexOf(pair, Math.max(middle - 1, 0))
  if (text.length <= 3 || pair === undefined) return `${text}x`
  return `${text.slice(0, at)}${pair.charAt(1)}${pair.charAt(0)}${text.slice(at + 2)}`
}
