import { basename } from 'node:path'
import { checkSyntax } from '../definition/checks/index.ts'
import { collectProblems } from '../definition/collectProblems.ts'
import { FlowError } from '../definition/index.ts'
import { readSource } from '../definition/readFlow.ts'
import { toTexts } from '../definition/SourceFile.ts'
import { checkLanguage } from './checks/checkTexts.ts'
import { compileCopy } from './compileCopy.ts'

/** The module of one copy file, whose name is its language: `en.json`; throws a `FlowError` with every problem of a faulty one. */
export function loadCopy(file: string): string {
  const source = readSource(file)
  const language = basename(file, '.json')
  const { report, toList } = collectProblems([source])
  checkSyntax(source, report)
  checkLanguage(language, source, report)
  if (toList().length > 0) throw new FlowError(toList())
  return compileCopy(language, toTexts(source))
}
