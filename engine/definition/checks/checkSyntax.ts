import { getNodePath, printParseErrorCode, type Node } from 'jsonc-parser'
import type { Finding, FlowContext } from '../FlowContext.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { deepest, tooDeep, type SourceFile } from '../SourceFile.ts'

/** Finds what is no JSON, and names that stand twice in one object, of which JSON would silently take the last. */
export function checkSyntax(file: SourceFile, report: FlowContext['report']): void {
  for (const finding of toFindings(file)) report(finding)
}

const toFindings = rememberByIdentity((file: SourceFile): readonly Finding[] =>
  file.errors.length === 0 && file.tree
    ? toDoubleKeys(file.tree, file)
    : file.errors.map(({ error, offset }) =>
        error === tooDeep
          ? {
              code: 'too-deep',
              file,
              path: [],
              offset,
              message: `this is nested deeper than ${deepest} levels`,
              hint: 'Put parts of it into files of their own',
            }
          : { code: 'no-json', file, path: [], offset, message: toWords(printParseErrorCode(error)) },
      ),
)

function toDoubleKeys(node: Node, file: SourceFile): readonly Finding[] {
  const seen = new Set<unknown>()
  const found: Finding[] = []
  for (const child of node.children ?? []) {
    const [key] = node.type === 'object' ? (child.children ?? []) : []
    if (key && seen.has(key.value)) {
      const message = `"${key.value}" stands here for the second time; only one of the two would count`
      found.push({ code: 'duplicate-key', file, path: getNodePath(node), offset: key.offset, message })
    }
    if (key) seen.add(key.value)
    found.push(...toDoubleKeys(child, file))
  }
  return found
}

/** `CommaExpected` as `this is no JSON: comma expected`. */
const toWords = (name: string) =>
  `this is no JSON: ${name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`
