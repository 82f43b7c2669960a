import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser'

/** One change of a JSON text. */
export type JsonChange =
  /** Another value at a path, or none when it is undefined; `index` is where a new property or item is put in. */
  | { readonly path: JSONPath; readonly value: unknown; readonly index?: number }
  /** An item of the list at a path goes to another place in it, as it is written. */
  | { readonly path: JSONPath; readonly from: number; readonly to: number }

/** A JSON text with a change; what else it says stays as it is written. The layout is for `layOutJson`. */
export function changeJson(text: string, change: JsonChange): string {
  if ('from' in change) return moveItem(text, change)
  const { path, value, index } = change
  const isNewItem = index !== undefined && typeof path.at(-1) === 'number'
  return applyEdits(
    text,
    modify(text, path, value, {
      ...(index === undefined ? {} : { getInsertionIndex: () => index }),
      ...(isNewItem ? { isArrayInsertion: true } : {}),
    }),
  )
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
