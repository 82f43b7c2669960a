import { getNodePath, printParseErrorCode, type Node } from 'jsonc-parser'
import type { Finding, FlowContext } from '../FlowContext.ts'
import { type Problem, collectProblems } from '../Problem.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { deepest, isEmpty, notUtf8, tooDeep, type SourceFile } from '../SourceFile.ts'

/** Finds what is no JSON, and names that stand twice in one object, of which JSON would silently take the last. */
export function checkSyntax(file: SourceFile, report: FlowContext['report']): void {
  for (const finding of toFindings(file)) report(finding)
}

const toFindings = rememberByIdentity((file: SourceFile): readonly Finding[] =>
  file.errors.length === 0 && file.tree
    ? toDoubleKeys(file.tree, file)
    : // What follows the first fault is mostly of its making.
      file.errors.slice(0, 1).map(({ error, offset }) => ({ file, path: [], offset, ...toFault(error, file.text) })),
)

function toFault(error: number, text: string): Pick<Finding, 'code' | 'message' | 'hint'> {
  switch (error) {
    case tooDeep:
      return {
        code: 'too-deep',
        message: `this is nested deeper than ${deepest} levels`,
        hint: 'Put parts of it into files of their own',
      }
    case notUtf8:
      return {
        code: 'not-utf8',
        message: text.includes('\0') ? 'this file is written in UTF-16' : 'this letter is not written in UTF-8',
        hint: 'Save the file with the encoding UTF-8, as editors offer it where they save',
      }
    case isEmpty:
      return { code: 'no-json', message: 'this file is empty', hint: 'Write at least {}, or take the file away' }
    default:
      return { code: 'no-json', message: toWords(printParseErrorCode(error)) }
  }
}

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

/** All that is no JSON in one file, for who has no more than that. */
export function listSyntaxProblems(file: SourceFile): readonly Problem[] {
  const { report, toList } = collectProblems([file])
  checkSyntax(file, report)
  return toList()
}

/** `CommaExpected` as `this is no JSON: comma expected`. */
const toWords = (name: string) =>
  `this is no JSON: ${name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`
