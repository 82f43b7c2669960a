import { type Problem, collectProblems } from './Problem.ts'
import { expandFlow } from './expandFlow.ts'
import { toAllForms } from './forms.ts'
import { toGroupName } from './inlineNames.ts'
import type { Check, Finding, FlowContext, LinkedFlow, Told } from './FlowContext.ts'
import { toFlowExpressions } from './FlowExpressions.ts'
import { checkGrammar, toAcceptable } from './checks/checkGrammar.ts'
import { checkSyntax } from './checks/checkSyntax.ts'
import { type GrammarFault, toGrammarFaults, toSchemaFaults } from './grammar.ts'
import type { FlowSource } from './toFlowSource.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { toSchemaCatalog } from './SchemaCatalog.ts'
import { toSchemaSites } from './schemaSites.ts'
import { toContent, toTexts, type SourceFile } from './SourceFile.ts'
import { checkLetters } from './checks/checkLetters.ts'
import { checkRefCircles, checkSchemas, checkSchemaFiles, listRefCircles, toFileFaults } from './checks/checkSchemas.ts'
import { listUnread, toTold, withoutConsequences } from './consequences.ts'
import { toWrittenFinding, withoutGaps } from './toWrittenPath.ts'
import { checkBack, checkCircles, checkProgress, checkProgressFalls, checkReachability } from './checks/checkWays.ts'
import { checkCalls, checkFailurePredicates } from './checks/checkCalls.ts'
import { checkCopyKeys, checkLanguages } from './checks/checkCopy.ts'
import { checkDataPaths, checkOptions, checkReadPlaces } from './checks/checkDataPaths.ts'
import { checkEndings, checkRepeats, checkWaysOut } from './checks/checkEndings.ts'
import { checkEvents } from './checks/checkEvents.ts'
import { checkExpressions } from './checks/checkExpressions.ts'
import { checkForgotten } from './checks/checkForgotten.ts'
import { checkFields } from './checks/checkFields.ts'
import { checkInputs } from './checks/checkInputs.ts'
import { checkLinks, checkTurns, checkViews } from './checks/checkViews.ts'
import { checkMarks } from './checks/checkMarks.ts'
import { checkMigrations } from './checks/checkMigrations.ts'
import { checkNeeds } from './checks/checkNeeds.ts'
import { checkNames, checkReferences } from './checks/checkReferences.ts'
import { checkPersonalValues, checkPrivacy } from './checks/checkPersonalValues.ts'
import { checkTracking } from './checks/checkTracking.ts'

/** All that is wrong with a flow, in the order of its files and lines; and the linked flow when nothing is. */
export interface CheckedFlow {
  readonly problems: readonly Problem[]
  readonly flow?: LinkedFlow
  /** The same, or what is left of a flow with faults, for who says more of it; what it should have may not be there. */
  readonly draft?: LinkedFlow
}

/** Checks a flow as a whole; never stops at the first fault and never throws for one. */
export function checkFlow(source: FlowSource, checks: readonly Check[] = flowChecks): CheckedFlow {
  const files = [source.flow, ...source.schemas.values(), ...source.copy.values()] as const
  const { report, toList } = collectProblems([...files, ...source.released.values()])
  for (const file of files) checkSyntax(file, report)
  const strange: Told[] = []
  for (const file of [source.flow, ...source.schemas.values()])
    checkLetters(file, (finding) => {
      strange.push({ file, path: finding.path })
      report(finding)
    })
  checkSchemas(source, report)
  checkRefCircles(source, report)
  const { faults, refused, flow, ...core } = toCore(source)
  checkGrammar(report, faults)

  const copy = new Map([...source.copy].map(([language, file]) => [language, isRead(file) ? toTexts(file) : {}]))
  const known = { source, copy, ...core }
  const findings: Finding[] = []
  const context: FlowContext = { ...known, flow, report: (finding) => findings.push(finding) }
  for (const check of checks) check(context)
  const placed = toWrittenFindings(context, findings).filter(({ file = source.flow }) => isRead(file))
  // Nothing is called as what has a letter too many that nobody sees.
  const told = [...listUnread(files), ...strange, ...refused]
  for (const finding of withoutConsequences(placed, source.flow, told)) report(finding)

  const problems = toList()
  const toLinked = (definition: typeof flow) =>
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- of a flow without problems the grammar has just said so
    ({ ...known, definition, told: [...told, ...placed] }) as unknown as LinkedFlow
  // What a file that cannot be read uses, or has words for, is not known.
  const linked = files.every(isRead) ? toLinked(withoutGaps(flow)) : undefined
  return { problems, ...(linked && { draft: linked }), ...(linked && problems.length === 0 && { flow: linked }) }
}

/** Findings at their places in the files: what is wrong with a group of fields in some forms only is wrong with the row that names it there. */
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

/** What is learnt of a flow besides its words. */
interface FlowCore extends Pick<FlowContext, 'flow' | 'written' | 'schemas' | 'expressions'> {
  readonly faults: readonly GrammarFault[]
  /** What was refused of it, and of its schemas. */
  readonly refused: readonly Told[]
}

const cores = new WeakMap<SourceFile, FlowCore>()

/** The same as before where only words are others: somebody who types them asks again with every letter. */
function toCore(source: FlowSource): FlowCore {
  const { flow: file, schemas: files } = source
  const circles = listRefCircles(source)
  const toContentOf = (one: SourceFile) => {
    const own = circles.filter((circle) => circle.file === one)
    return own.length === 0 ? toSchema(one) : toAcceptable(toSchema(one), own)
  }
  const schemas = toSchemaCatalog(new Map([...files].map(([id, one]) => [id, toContentOf(one)])))
  const known = cores.get(file)
  if (known?.schemas === schemas) return known
  const content = toRead(file)
  const faults = isRead(file) ? toFaults(content) : []
  const written = toAcceptable(content, faults)
  const flow = expandFlow(written, schemas)
  const refused = [
    ...faults.map((fault) => toTold(fault, file)),
    ...[...files.values()].flatMap((one) => toFileFaults(one).map((fault) => toTold(fault, one))),
    ...circles.map((circle) => toTold(circle, circle.file)),
  ]
  const core = { faults, refused, flow, written, schemas, expressions: toFlowExpressions(flow, schemas) }
  cores.set(file, core)
  return core
}

/** What a broken text seems to say is guesswork: it counts as empty. */
const isRead = ({ errors }: SourceFile) => errors.length === 0
const toRead = (file: SourceFile) => (isRead(file) ? toContent(file) : {})

/** What the grammar of flows refuses, and that of schemas in those which the flow holds in place. */
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
 * Links a flow that its grammar accepts, without looking for faults: for tools that follow somebody's typing and check beside
 * it. What is made of one with faults throws. Undefined while the grammar refuses it.
 */
export const linkFlow = (source: FlowSource): LinkedFlow | undefined => checkFlow(source, []).flow

/** Every check of a flow that its grammar cannot make. */
export const flowChecks: readonly Check[] = [
  checkNames,
  checkReferences,
  checkCircles,
  checkSchemaFiles,
  checkNeeds,
  checkFields,
  checkInputs,
  checkOptions,
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
  checkProgressFalls,
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
