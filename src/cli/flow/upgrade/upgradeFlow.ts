import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser'

/** The text of a flow file that was written in an older form, in today's: the same flow, in the same order. The layout is for the formatter. */
export function upgradeFlow(text: string): string {
  const tree = parseTree(text)
  return tree ? applyEdits(text, toPredicateEdits(tree, text)) : text
}

/** Predicates and their meanings, which stood in two lists, stand together. */
function toPredicateEdits(tree: Node, text: string): Edit[] {
  const means = new Map(toProperties(tree, 'meanings').map(({ name, value }) => [name, toText(value, text)]))
  const predicates = toProperties(tree, 'predicates').flatMap(({ name, value }) => {
    if (value.type !== 'string') return []
    const words = means.get(name)
    const content = `{ ${words === undefined ? '' : `"means": ${words}, `}"when": ${toText(value, text)} }`
    return [{ offset: value.offset, length: value.length, content }]
  })
  return [...predicates, ...toRemoval(tree, 'meanings')]
}

const toText = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length)

/** The properties of an object of the flow. */
const toProperties = (tree: Node, section: string) =>
  (findNodeAtLocation(tree, [section])?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), value }] : [],
  )

/** Takes a property of the flow out, with a comma and the blank before it. */
function toRemoval({ children = [] }: Node, section: string): Edit[] {
  const index = children.findIndex(({ children: [key] = [] }) => key?.value === section)
  const [before, property, after] = [children[index - 1], children[index], children[index + 1]]
  if (!property) return []
  const start = before ? before.offset + before.length : property.offset
  const end = !before && after ? after.offset : property.offset + property.length
  return [{ offset: start, length: end - start, content: '' }]
}
