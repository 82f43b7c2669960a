import { getNodePath, getNodeValue, printParseErrorCode, type Node } from 'jsonc-parser'
import type { Finding, FlowContext } from '../FlowContext.ts'
import { listWords, toLostPlace } from '../consequences.ts'
import { type Problem, collectProblems } from '../Problem.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { deepest, isEmpty, noTexts, notUtf8, otherSchema, tooDeep, type SourceFile } from '../SourceFile.ts'

/** Finds text that is not JSON, numbers that are too large, and names that occur twice in one object, of which the last would count. */
export function checkSyntax(file: SourceFile, report: FlowContext['report']): void {
  for (const finding of toFindings(file)) report(finding)
}

const toFindings = rememberByIdentity((file: SourceFile): readonly Finding[] =>
  file.errors.length === 0 && file.tree
    ? listSlips(file.tree, file)
    : // Later errors mostly follow from the first one.
      file.errors
        .slice(0, 1)
        .map(({ error, offset }) => ({ file, path: [], offset, ...toFault(error, offset, file.text) })),
)

function toFault(error: number, offset: number, text: string): Pick<Finding, 'code' | 'message' | 'hint' | 'offset'> {
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
      return { code: 'no-json', message: 'this file is empty', hint: 'Restore it from git, or delete the file' }
    case otherSchema:
      return {
        code: 'wrong-id',
        message: 'the $id of a schema file is its path below the schema folder, and this is the one of another file',
        hint: 'Write the path of this file; if another one was saved over it, restore it from git',
      }
    case noTexts:
      return {
        code: 'no-text',
        message: 'this is not a file of texts by their keys',
        hint: 'Restore it from git; each of its lines is "key": "words"',
      }
    default:
      return { code: 'no-json', ...toSlip(printParseErrorCode(error), offset, text) }
  }
}

/** Common mistakes in JSON, by the text at or before the error, with their message and hint; the first match is reported. */
const slips: readonly {
  readonly error?: RegExp
  readonly has?: RegExp
  readonly after?: RegExp
  readonly says: string
  readonly hint: string
}[] = [
  {
    has: /^(?:<{7}|={7}|>{7})/,
    says: 'there are two versions of this part here, which were not merged',
    hint: 'Keep one of them, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>',
  },
  { has: /^\/[/*]/, says: 'there is a comment here, and JSON has none', hint: 'Take it out' },
  { has: /^['‘’“”„«»`]/, says: 'this is not a straight quotation mark', hint: 'Write " before and after it' },
  { has: /^(?:true|false|null)\b/i, says: 'this is written in capital letters', hint: 'Write true, false or null' },
  { has: /^(?:undefined|None|nil|NaN|Infinity)\b/, says: 'JSON has no such value', hint: 'Write null, or take it out' },
  {
    has: /^[\u00a0\u2000-\u200f\u202f\u3000\ufeff]/,
    says: 'there is a special space here, as web pages and word processors use it',
    hint: 'Type the space again',
  },
  { has: /^[\u3000-\u303f\uff00-\uffef]/, says: 'this mark is from another keyboard', hint: 'Type : , or " again' },
  { has: /^;[ \t]*\S/, after: /[{\n]\s*"[^"\n]*"$/, says: 'this is a semicolon', hint: 'Write a colon in its place' },
  { has: /^;/, says: 'there is a semicolon here', hint: 'Write a comma in its place' },
  { has: /^=/, after: /:\s*$/, says: 'there is an equals sign behind the colon', hint: 'Take it out' },
  { has: /^=/, says: 'there is an equals sign here', hint: 'Write a colon in its place' },
  { has: /^[+.]\d/, says: 'a number cannot begin like this', hint: 'Write it as 1 or 0.5' },
  { has: /^[xob][\da-f]/i, after: /[:,[]\s*0$/, says: 'JSON has only decimal numbers', hint: 'Write 46 for 0x2e' },
  { has: /^\d/, after: /[:,[]\s*0$/, says: 'a number does not begin with 0', hint: 'Write it without the 0' },
  { has: /^[}\],]/, after: /,\s*$/, says: 'there is a comma here with nothing after it', hint: 'Take it out' },
  { has: /^[%$€]/, says: 'a number has no unit in it', hint: 'Write the number alone' },
  { error: /^UnexpectedEndOfNumber/, says: 'this number has no end', hint: 'Write it as 70 or 0.5' },
  { has: /^\d/, after: /\d,$/, says: 'a number has no commas in it', hint: 'Write 1000' },
  { error: /^Comma/, has: /^[}\]]/, says: 'this closes a bracket of another kind', hint: 'Write ] for [, and } for {' },
  { error: /^EndOfFile/, says: 'this closes more than was opened', hint: 'Take it out, and everything after it' },
  { error: /^CloseBrace/, after: /$/, says: 'the file ends without the last }', hint: 'Write } where the part ends' },
  { error: /^CloseBracket/, after: /$/, says: 'a ] is missing after this', hint: 'Write ] where the list ends' },
  { error: /^Comma/, after: /$/, says: 'a comma is missing after this', hint: 'Write , there' },
  { error: /^Colon/, says: 'a colon is missing before this', hint: 'Write "name": value' },
  { error: /^Value/, says: 'a value is missing here', hint: 'Write one after the colon, or take the name out' },
  { error: /^UnexpectedEndOfString/, says: 'this text does not end in its line', hint: 'Write " where it ends' },
  {
    error: /^InvalidEscape/,
    says: 'a backslash in this text comes before a character that it cannot escape',
    hint: 'Write \\\\ for one',
  },
  {
    error: /^InvalidCharacter/,
    says: 'this text has a tab or another invisible character',
    hint: 'Write a space in its place',
  },
  {
    has: /^\p{L}/u,
    after: /"$/,
    says: 'the text ended before this, at a quotation mark',
    hint: 'Write \\" for a mark inside a text',
  },
  { has: /^[\p{L}_$]/u, says: 'this has no quotation marks', hint: 'Write " before and after it' },
]

/** Finds the most likely mistake, placed where it can be fixed: something missing belongs after the text before. */
function toSlip(error: string, offset: number, text: string): Pick<Finding, 'message' | 'hint' | 'offset'> {
  // What was saved only in part ends within a line, in whatever stood there.
  const isCut = !text.slice(offset).trimEnd().includes('\n') && !/[\]}]\s*$/.test(text)
  if (isCut && offset > text.length / 2 && text.includes('\n'))
    return {
      message: 'this is not JSON: the file breaks off here',
      hint: 'Write the rest, or restore the file from git',
    }
  const lost = /^(?:Close|Comma|Colon|EndOfFile)/.test(error) ? findUnclosed(text.slice(0, offset + 1)) : undefined
  if (lost !== undefined)
    return {
      message: `this is not JSON: a ${lost.mark} is missing after this, judging by how its lines are indented`,
      hint: `Write ${lost.mark} on a line of its own, or at the end of this one`,
      offset: lost.offset,
    }
  const before = text.slice(0, offset)
  const here = text.slice(offset, offset + 40)
  const slip = slips.find(
    ({ error: wanted, has, after }) =>
      wanted?.test(error) !== false && has?.test(here) !== false && after?.test(before) !== false,
  )
  const last = before.trimEnd().length - 1
  return slip
    ? {
        message: `this is not JSON: ${slip.says}`,
        hint: slip.hint,
        offset: slip.after !== undefined && /\s$/.test(before) ? last : offset,
      }
    : { message: toWords(error), hint: 'Compare it with a similar place, or with the last version in git' }
}

/** Finds the end of the first line behind which the lines are indented less than what is open there, in a file that is indented evenly. */
function findUnclosed(text: string): { readonly offset: number; readonly mark: string } | undefined {
  const [, unit = ''] = /\n([ \t]+)\S/.exec(text) ?? []
  const open: string[] = []
  for (const { 0: part, 1: indent, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]|\r?\n([ \t]*)(?=\S)/g)) {
    if (part === '[' || part === '{') open.push(part === '[' ? ']' : '}')
    else if (part === ']' || part === '}') open.pop()
    if (indent === undefined) continue
    const depth = open.length - Number(/[\]}]/.test(text.charAt(index + part.length)))
    const mark = open.at(-1)
    if (indent.length > depth * unit.length || (unit.length > 0 && indent.length % unit.length !== 0)) return undefined
    if (indent.length < depth * unit.length && mark !== undefined)
      return { offset: text.slice(0, index).trimEnd().length - 1, mark }
  }
  return undefined
}

/** Finds what JSON allows and nobody means: a key for the second time, and a number that turns into infinity. */
function listSlips(node: Node, file: SourceFile): readonly Finding[] {
  if (node.value === Infinity || node.value === -Infinity) {
    const [path, message, hint] = [getNodePath(node), 'this number is too large to be stored', 'Look at its exponent']
    return [{ code: 'no-json', file, path, message, hint, loses: [toLostPlace(file, path), path.join('.')] }]
  }
  const { children = [], type } = node
  const inner = children.flatMap((child) => (child.type === 'string' ? [] : listSlips(child, file)))
  if (type !== 'object') return inner
  const keys = children.flatMap((child) => child.children?.[0] ?? [])
  if (new Set(keys.map(({ value }) => value)).size === keys.length) return inner
  const path = getNodePath(node)
  const doubled = keys.filter(({ value }, index) => keys.findIndex((one) => one.value === value) < index)
  const own = doubled.map(({ value, offset }): Finding => {
    const message = `"${value}" appears here for the second time; only one of the two would count`
    // One of the two was meant to have another name.
    const [around = '', place = ''] = [path, [...path, String(value)]].map((one) => toLostPlace(file, one))
    const loses = [around, `twice ${around}`, `twice ${place}`]
    return { code: 'duplicate-key', file, path, offset, message, hint: 'Keep one of the two', loses }
  })
  return [...own, ...inner]
}

/** Lists the syntax problems of one file, for callers that have no flow. */
export function listSyntaxProblems(file: SourceFile): readonly Problem[] {
  const { report, toList } = collectProblems([file])
  checkSyntax(file, report)
  return toList()
}

/** Puts the name of an error in words: `CommaExpected` as `this is not JSON: comma expected`. */
const toWords = (name: string) =>
  `this is not JSON: ${name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`

/** How letters of another encoding are mended. */
export const again = 'Type the word again, and save the file as UTF-8'

/** Letters that no text and no name may have, with their message and hint; the first match is reported. */
export const letterFaults = [
  // Half of a surrogate pair (UTF-16) is not a character.
  { has: /\uFFFD|\p{Surrogate}/u, says: 'has lost a letter, which shows as �', hint: again },
  {
    // Traces of UTF-8 that was read as Latin-1 or Windows-1252.
    has: /[ÂÃ][\u0080-\u00BF\u0152-\u0192\u02C6-\u02DC\u2013-\u203A\u20AC\u2122]|â[€\u0080]|ï»¿/,
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
  for (const finding of toLetterFindings(file)) report(finding)
}

const toLetterFindings = rememberByIdentity((file: SourceFile): readonly Finding[] => {
  const { text, tree } = file
  // Most files have no such letters, and few have escaped ones.
  const isSuspect =
    text.includes(String.raw`\u`) ||
    / "\s*[:,}\]]|[[{,:]\s*" /.test(text) ||
    letterFaults.some(({ has }) => has.test(text.replaceAll(/[\n\r\t\uFEFF]/g, '')))
  return tree && isSuspect ? listFaulty(tree, file) : []
})

function listFaulty(node: Node, file: SourceFile): readonly Finding[] {
  const { type, offset, parent, children = [] } = node
  if (type !== 'string') return children.flatMap((child) => listFaulty(child, file))
  const [text, path] = [String(node.value), getNodePath(node)]
  const [said, meant] = [JSON.stringify(text), text.trim()]
  const fault = letterFaults.find(({ has }) => has.test(text))
  if (fault) return [{ code: 'bad-wording', file, path, offset, message: `${said} ${fault.says}`, hint: fault.hint }]
  if (meant === '' || meant === text) return []
  const code = parent?.type === 'property' && parent.children?.[0] === node ? 'wrong-name' : 'wrong-value'
  const message = `${said} begins or ends with a blank that nobody sees`
  // What the value was meant to name is missing from what it stands in.
  const holder = parent?.type === 'property' ? parent.parent : parent
  const around = code === 'wrong-name' || path.length < 4 || !holder ? [] : listWords(getNodeValue(holder))
  const loses = [text, toLostPlace(file, path.slice(0, -1)), ...around]
  return [{ code, file, path, offset, message, hint: `Did you mean ${meant}?`, loses }]
}
