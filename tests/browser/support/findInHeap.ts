import type { Page } from 'playwright-core'

/**
 * Finds matching texts in a page's memory that are still reachable: garbage is collected first. Of a text longer than 1,024
 * characters only the beginning is checked.
 */
export async function findInHeap(page: Page, pattern: RegExp): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page)
  const chunks: string[] = []
  protocol.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await protocol.detach()
  const { snapshot, nodes, strings }: HeapSnapshot = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const kinds = types[fields.indexOf('type')] ?? []
  const found = new Set<string>()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = kinds[nodes[at + fields.indexOf('type')] ?? 0]
    const text = strings[nodes[at + fields.indexOf('name')] ?? 0] ?? ''
    if (kind?.includes('string') && pattern.test(text)) found.add(text)
  }
  return [...found]
}

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: string[][] } }
  /** The fields of all nodes, one node after another. */
  readonly nodes: number[]
  readonly strings: string[]
}
