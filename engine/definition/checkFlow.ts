import { type Problem, collectProblems } from './Problem.ts'
import { expandFlow } from './expandFlow.ts'
import { toAllForms } from './forms.ts'
import { toGroupName } from './inlineNames.ts'
import {
  type Check,
  type Finding,
  type FlowContext,
  type LinkedFlow,
  type Told,
  createTextWatch,
} from './FlowContext.ts'
import { toFlowExpressions } from './FlowExpressions.ts'
import { checkGrammar, toAcceptable } from './checks/checkGrammar.ts'
import { checkLetters, checkSyntax } from './checks/checkSyntax.ts'
import { type GrammarFault, toGrammarFaults, toSchemaFaults } from './grammar.ts'
import type { FlowSource } from './toFlowSource.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { toSchemaCatalog } from './SchemaCatalog.ts'
import { toSchemaSites } from './schemaSites.ts'
import { toContent, toTexts, type SourceFile } from './SourceFile.ts'
import { checkRefCircles, checkSchemas, checkSchemaFiles, listRefCircles, toFileFaults } from './checks/checkSchemas.ts'
import { listLeft, listUnread, listWords, toTold, withoutConsequences } from './consequences.ts'
import { findDeclared } from './renamed.ts'
import { toWrittenFinding } from './toWrittenPath.ts'
import { checkBack, checkCircles, checkProgress, checkProgressOrder, checkReachability } from './checks/checkWays.ts'
import { checkCalls, checkFailurePredicates } from './checks/checkCalls.ts'
import { checkLanguages } from './checks/checkCopy.ts'
import { checkCopyKeys } from './checks/checkCopyKeys.ts'
import { checkDataPaths, checkLoading, checkOptions, checkReadPlaces } from './checks/checkDataPaths.ts'
import { checkFormSlots, checkSending } from './checks/checkFormSlots.ts'
import { checkEndings, checkRepeats, checkWaysOut } from './checks/checkEndings.ts'
import { checkEvents, checkTracking } from './checks/checkEvents.ts'
import { checkExpressions } from './checks/checkExpressions.ts'
import { checkForgotten } from './checks/checkForgotten.ts'
import { checkDates, checkFields } from './checks/checkFields.ts'
import { checkInputs } from './checks/checkInputs.ts'
import { checkLinks, checkTurns, checkViews } from './checks/checkViews.ts'
import { checkMarks } from './checks/checkMarks.ts'
import { checkMigrations } from './checks/checkMigrations.ts'
import { checkAlternatives, checkNeeds } from './checks/checkNeeds.ts'
import { checkNames, checkReferences } from './checks/checkReferences.ts'
import { checkPersonalValues, checkPrivacy } from './checks/checkPersonalValues.ts'

/** All problems of a flow, in the order of files and lines, and the linked flow if it has none. */
export interface CheckedFlow {
  readonly problems: readonly Problem[]
  readonly flow?: LinkedFlow
  /** The linked flow, for further checks; names in it may lead nowhere. Undefined if a part of it is refused. */
  readonly draft?: LinkedFlow
}

/** Checks a whole flow. Never stops at the first fault, and never throws for one. */
export function checkFlow(source: FlowSource, checks: readonly Check[] = flowChecks, mayBlame = true): CheckedFlow {
  const files = [source.flow, ...source.schemas.values(), ...source.copy.values()] as const
  const { report, toList } = collectProblems([...files, ...source.released.values()])
  for (const file of [...files, ...source.released.values()]) checkSyntax(file, report)
  const strange: Told[] = []
  for (const file of [source.flow, ...source.schemas.values()])
    checkLetters(file, (finding) => {
      strange.push(finding)
      report(finding)
    })
  const isStrange = ({ file = source.flow, path }: Pick<Finding, 'file' | 'path'>) =>
    strange.some((one) => one.file === file && one.path.join() === path.join())
  checkRefCircles(source, report)
  const refused = toReported()
  checkSchemas(source, refused.report)
  const whole = toCore(source)
  const { faults, lost, flow, ...core } = whole
  checkGrammar(refused.report, faults)

  const copy = new Map([...source.copy].map(([language, file]) => [language, isRead(file) ? toTexts(file) : {}]))
  const known = { source, copy, ...core }
  const look = (check: Check) =>
    watchTexts(whole, check, { ...known, flow, ...toReported() }, (seen) => {
      check(seen)
      return seen.reported
    })
  const found = checks
    .filter((check) => !isBlind(check, { faults, lost }) && (isRead(source.flow) || check !== checkLinks))
    .map((check) => [check, look(check)] as const)
  const findings = found.flatMap(([, reported]) => reported)
  const placed = toWrittenFindings({ ...known, flow }, findings).filter(({ file = source.flow }) => isRead(file))
  // Nothing matches a name with a broken or invisible letter, so other findings at its place follow from it.
  const unread = [...files.filter((file) => !isRead(file)), ...listRefCircles(source).map(({ file }) => file)]
  const told = [...listUnread(unread), ...strange, ...faults.map((fault) => toTold(fault, source.flow)), ...lost]
  // An unreadable flow or a refused part may use or contain anything, so the flow is not linked.
  const isWhole = faults.length + lost.length === 0 && [source.flow, ...source.copy.values()].every(isRead)
  const left = withoutConsequences(placed, source.flow, told)
  const wrong = [...refused.reported.filter((finding) => !isStrange(finding)), ...left]
  for (const finding of wrong) report(finding)
  const before = toList()
  // What has found something is most likely to find it again.
  const reporting = found.flatMap(([check, { length }]) => (length > 0 ? [check] : []))
  const toLeft = (other: FlowSource, changed: SourceFile) =>
    [reporting, checks].reduce<readonly Problem[] | undefined>((rest, some) => {
      const after = rest && checkFlow(other, some, false).problems
      return after && listLeft(before, after, ({ file }) => !isWhole && file !== changed.path)
    }, before)
  const blame = mayBlame && wrong.length > 0 ? findDeclared(wrong, { source, flow, isWhole }, toLeft) : undefined
  const declared = blame?.finding
  const blamed = collectProblems([source.flow])
  if (declared) blamed.report(blame.left.length > 0 ? { ...declared, isWhole: false } : declared)
  const problems = blame ? [...blamed.toList(), ...blame.left] : before
  // Whatever else is said of what the declaration is about follows from it.
  const words = placed.flatMap(({ message }) => listWords(message)).flatMap((word) => [word, ...word.split('.')])
  const cause = declared ? [{ ...declared, loses: words }] : []
  const all = { ...known, definition: flow, told: [...told, ...placed, ...cause] }
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the grammar has accepted the flow
  const linked = isWhole && !declared?.isWhole ? (all as unknown as LinkedFlow) : undefined
  return { problems, ...(linked && { draft: linked }), ...(linked && problems.length === 0 && { flow: linked }) }
}

const watchTexts = createTextWatch()

function toReported() {
  const reported: Finding[] = []
  return { reported, report: (finding: Finding) => reported.push(finding) }
}

/** Moves findings to their places in the files. A fault that a group of fields has only in some forms moves to the row naming it. */
function toWrittenFindings(
  { flow, written }: Pick<FlowContext, 'flow' | 'written'>,
  findings: readonly Finding[],
): readonly Finding[] {
  const rows = toAllForms(written).flatMap(({ form, path }) =>
    (form.layout ?? []).flatMap((row, index) => {
      const group = row === undefined ? undefined : toGroupName(row)
      return group === undefined ? [] : [{ group, form: path.join(), path: [...path, 'layout', index] }]
    }),
  )
  const all = findings.map((finding) => ({ finding, at: toWrittenFinding(flow, finding) }))
  return all.map(({ finding, at }) => {
    const [section, group] = at.path
    if (at.file || section !== 'fieldGroups') return at
    const same = all.filter((one) => one.at.code === at.code && one.at.path.join() === at.path.join())
    const own = rows.filter((row) => row.group === group)
    const row = own.findLast(({ form }) => finding.path.join().startsWith(`${form},`))
    if (!row || new Set(same.map((one) => one.finding.path.join())).size >= own.length) return at
    return { ...at, at: 'value', path: row.path, message: `${at.message}, by the group ${group}` }
  })
}

/** What is known about a flow apart from its copy. */
interface FlowCore extends Pick<FlowContext, 'flow' | 'written' | 'schemas' | 'expressions'> {
  readonly faults: readonly GrammarFault[]
  /** What was refused in the schemas. */
  readonly lost: readonly Told[]
}

const cores = new WeakMap<SourceFile, FlowCore>()

/** Returns the previous core if only the copy has changed: an editor checks again after every typed letter. */
function toCore(source: FlowSource): FlowCore {
  const { flow: file, schemas: files } = source
  // What would nest without end is read no further than what is no JSON.
  const endless = new Set(listRefCircles(source).map((circle) => circle.file))
  const schemas = toSchemaCatalog(new Map([...files].map(([id, one]) => [id, endless.has(one) ? {} : toSchema(one)])))
  const known = cores.get(file)
  if (known?.schemas === schemas) return known
  const content = toRead(file)
  const faults = isRead(file) ? toFaults(content) : []
  const written = toAcceptable(content, faults)
  const flow = expandFlow(written, schemas)
  const lost = [...files.values()].flatMap((one) => toFileFaults(one).map((fault) => toTold(fault, one)))
  const core = { faults, lost, flow, written, schemas, expressions: toFlowExpressions(flow, schemas) }
  cores.set(file, core)
  return core
}

/** The content of a broken text is a guess, so it counts as empty. */
const isRead = ({ errors }: SourceFile) => errors.length === 0
const toRead = (file: SourceFile) => (isRead(file) ? toContent(file) : {})

/** Lists what the grammar of flows refuses, and what the grammar of schemas refuses in inline schemas. */
function toFaults(content: unknown): readonly GrammarFault[] {
  const faults = toGrammarFaults(content)
  const sites = [...toSchemaSites(toAcceptable(content, faults))]
  return [
    ...faults,
    ...sites.flatMap(({ schema, path }) => (typeof schema === 'string' ? [] : toSchemaFaults(schema, path))),
  ]
}

const toSchema = rememberByIdentity((file: SourceFile) => toAcceptable(toRead(file), toFileFaults(file)))

/**
 * Links a flow that its grammar accepts, without `flowChecks`: for tools that follow typing and run the checks separately. Code that uses
 * a flow with faults may throw. Undefined while the flow is refused.
 */
export const linkFlow = (source: FlowSource): LinkedFlow | undefined => checkFlow(source, []).flow

/** The checks that read one place after the other. All others conclude from the whole flow. */
const byPlace = {
  flow: [checkNames, checkReferences, checkLanguages, checkLinks],
  schemas: [checkSchemaFiles, checkCopyKeys],
}

/**
 * Checks whether a check cannot tell what is missing from what was refused: a refused part leaves a gap, and whatever seems to be
 * missing then may have been meant there.
 */
function isBlind(check: Check, { faults, lost }: Pick<FlowCore, 'faults' | 'lost'>): boolean {
  // Without one of its sections, no name of a flow is known.
  if (faults.some(({ path }) => path.length < 2)) return true
  if (byPlace.flow.includes(check)) return false
  return lost.length > 0 || (faults.length > 0 && !byPlace.schemas.includes(check))
}

/** All checks of a flow beyond its grammar. */
export const flowChecks: readonly Check[] = [
  checkNames,
  checkReferences,
  checkCircles,
  checkSchemaFiles,
  checkNeeds,
  checkAlternatives,
  checkFields,
  checkFormSlots,
  checkSending,
  checkDates,
  checkInputs,
  checkOptions,
  checkLoading,
  checkViews,
  checkTurns,
  checkCalls,
  checkDataPaths,
  checkExpressions,
  checkFailurePredicates,
  checkReadPlaces,
  checkEndings,
  checkRepeats,
  checkEvents,
  checkReachability,
  checkProgress,
  checkProgressOrder,
  checkWaysOut,
  checkBack,
  checkPrivacy,
  checkPersonalValues,
  checkMarks,
  checkForgotten,
  checkMigrations,
  checkTracking,
  checkCopyKeys,
  checkLanguages,
  checkLinks,
]
