import { getNodePath, type Node } from 'jsonc-parser'
import type { Finding, FlowContext } from '../FlowContext.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { SourceFile } from '../SourceFile.ts'

/** How letters of another encoding are mended. */
export const again = 'Type the word again, and save the file as UTF-8'

/** Letters that no text and no name may have, with their message and hint; the first match is reported. */
export const letterFaults = [
  // Half of a surrogate pair (UTF-16) is not a character.
  { has: /\uFFFD|\p{Surrogate}/u, says: 'has lost a letter, which shows as �', hint: again },
  {
    // Traces of UTF-8 that was read as Latin-1 or Windows-1252.
    has: /[ÂÃ][\u0080-\u00BF\u0152-\u0192\u02C6-\u02DC\u2013-\u203A\u20AC\u2122]|â€|ï»¿/,
    says: 'has letters that were read in another encoding, such as Ã© for é',
    hint: again,
  },
  {
    // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
    has: /[\u0000-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060-\u2069\uFEFF]|(?<=\p{Script=Latin})[\u200C-\u200F]/u,
    says: 'has a character that nobody sees',
    hint: 'Type the text again instead of pasting it',
  },
] as const

/** Finds names and values in a file with letters that are lost, wrongly decoded, or invisible; another check covers copy files. */
export function checkLetters(file: SourceFile, report: FlowContext['report']): void {
  for (const finding of toFindings(file)) report(finding)
}

const toFindings = rememberByIdentity((file: SourceFile): readonly Finding[] => {
  const { text, tree } = file
  // Most files have no such letters, and few have escaped ones.
  const isSuspect =
    text.includes(String.raw`\u`) || letterFaults.some(({ has }) => has.test(text.replaceAll(/[\n\r\t\uFEFF]/g, '')))
  return tree && isSuspect ? listFaulty(tree, file) : []
})

function listFaulty(node: Node, file: SourceFile): readonly Finding[] {
  const inner = (node.children ?? []).flatMap((child) => listFaulty(child, file))
  const fault = node.type === 'string' ? letterFaults.find(({ has }) => has.test(String(node.value))) : undefined
  if (!fault) return inner
  const { says, hint } = fault
  return [
    {
      code: 'bad-wording',
      file,
      path: getNodePath(node),
      offset: node.offset,
      message: `${JSON.stringify(node.value)} ${says}`,
      hint,
    },
  ]
}
