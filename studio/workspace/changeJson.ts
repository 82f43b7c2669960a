import { type JSONPath, applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'

/** One change of a JSON text. */
export type JsonChange =
  /** Sets the value at a path, or removes it if it is undefined. `index` is the position of a new property or item. */
  | { readonly path: JSONPath; readonly value: unknown; readonly index?: number }
  /** Renames the property at a path; its position and value stay. */
  | { readonly path: JSONPath; readonly name: string }
  /** Moves an item of the list at a path, with its text unchanged. */
  | { readonly path: JSONPath; readonly from: number; readonly to: number }

/** Applies a change to a JSON text. All other text stays as it is; `layOutJson` formats it. */
export function changeJson(text: string, change: JsonChange): string {
  if ('from' in change) return moveItem(text, change)
  if ('name' in change) return renameProperty(text, change)
  const { path, value, index } = change
  if (value === undefined) return takeAway(text, path)
  const place = index === undefined ? {} : { getInsertionIndex: () => index, isArrayInsertion: true }
  return applyEdits(text, modify(text, path, value, place))
}

/** Removes a value without touching the lines around it, so that a list with one item a line keeps its layout. */
function takeAway(text: string, path: JSONPath): string {
  const tree = parseTree(text)
  const found = tree && findNodeAtLocation(tree, path)
  const node = found?.parent?.type === 'property' ? found.parent : found
  const siblings = node?.parent?.children
  if (!node || !siblings) return text
  const index = siblings.indexOf(node)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const start = before ? before.offset + before.length : node.offset
  const end = !before && after ? after.offset : node.offset + node.length
  return text.slice(0, start) + text.slice(end)
}

function renameProperty(text: string, { path, name }: Extract<JsonChange, { readonly name: string }>): string {
  const tree = parseTree(text)
  const key = tree && findNodeAtLocation(tree, path)?.parent?.children?.[0]
  return key ? applyEdits(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]) : text
}

function moveItem(text: string, { path, from, to }: Extract<JsonChange, { readonly from: number }>): string {
  const tree = parseTree(text)
  const items = (tree && findNodeAtLocation(tree, path))?.children ?? []
  const texts = items.map(({ offset, length }) => text.slice(offset, offset + length))
  const [moved] = texts.splice(from, 1)
  if (moved === undefined) return text
  texts.splice(to, 0, moved)
  return applyEdits(
    text,
    items.map(({ offset, length }, index) => ({ offset, length, content: texts[index] ?? '' })),
  )
}

/** Formats a JSON text like the project's files, so that a diff shows only real changes. Rejects if the text is not valid JSON. */
export async function layOutJson(text: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  // Keeps the line ends of the author's editor, as the server does.
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth: 120, endOfLine: 'auto' })
}
