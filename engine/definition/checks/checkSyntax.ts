import { getNodePath, printParseErrorCode, type Node } from 'jsonc-parser'
import type { Finding } from '../FlowContext.ts'
import type { SourceFile } from '../SourceFile.ts'

type Report = (finding: Finding) => void

/** Finds what is no JSON, and names that stand twice in one object, of which JSON would silently take the last. */
export function checkSyntax(file: SourceFile, report: Report): void {
  for (const { error, offset } of file.errors) {
    report({ code: 'no-json', file, path: [], offset, message: toWords(printParseErrorCode(error)) })
  }
  if (file.errors.length === 0 && file.tree) checkKeys(file.tree, file, report)
}

function checkKeys(node: Node, file: SourceFile, report: Report): void {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const [key] = node.type === 'object' ? (child.children ?? []) : []
    if (key && seen.has(key.value)) {
      const message = `"${key.value}" stands here for the second time; only one of the two would count`
      report({ code: 'duplicate-key', file, path: getNodePath(node), offset: key.offset, message })
    }
    if (key) seen.add(key.value)
    checkKeys(child, file, report)
  }
}

/** `CommaExpected` as `this is no JSON: comma expected`. */
const toWords = (name: string) =>
  `this is no JSON: ${name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`
