import { type Problem, collectProblems } from './Problem.ts'
import { expandFlow } from './expandFlow.ts'
import type { Check, Finding, FlowContext, LinkedFlow } from './FlowContext.ts'
import { toFlowExpressions } from './FlowExpressions.ts'
import { checkGrammar } from './checks/checkGrammar.ts'
import { checkSyntax } from './checks/checkSyntax.ts'
import { type GrammarFault, toAcceptable, toGrammarFaults, toSchemaFaults } from './grammar.ts'
import { hasUnknownProcedure } from './instructions.ts'
import type { FlowSource } from './toFlowSource.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { toSchemaCatalog } from './SchemaCatalog.ts'
import { toSchemaSites } from './schemaSites.ts'
import { toContent, toTexts, type SourceFile } from './SourceFile.ts'
import { checkLetters } from './checks/checkLetters.ts'
import { checkRefCircles, checkSchemas, toFileFaults, checkSchemaFiles } from './checks/checkSchemas.ts'
import { withoutConsequences } from './consequences.ts'
import { toWrittenFinding } from './toWrittenPath.ts'
import { checkBack, checkCircles, checkReachability } from './checks/checkWays.ts'
import { checkCalls } from './checks/checkCalls.ts'
import { checkCopyKeys, checkLanguages } from './checks/checkCopy.ts'
import { checkDataPaths, checkOptions, checkReadPlaces } from './checks/checkDataPaths.ts'
import { checkEndings, checkRepeats, checkWaysOut } from './checks/checkEndings.ts'
import { checkEvents } from './checks/checkEvents.ts'
import { checkExpressions } from './checks/checkExpressions.ts'
import { checkForgotten } from './checks/checkForgotten.ts'
import { checkFields } from './checks/checkFields.ts'
import { checkInputs } from './checks/checkInputs.ts'
import { checkLinks, checkProgress, checkProgressFalls, checkTurns, checkViews } from './checks/checkViews.ts'
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
}

/** Checks a flow as a whole; never stops at the first fault and never throws for one. */
export function checkFlow(source: FlowSource, checks: readonly Check[] = flowChecks): CheckedFlow {
  const files = [...source.schemas.values(), ...source.copy.values()]
  const { report, toList } = collectProblems([source.flow, ...files, ...source.released.values()])
  for (const file of [source.flow, ...files]) checkSyntax(file, report)
  const strange = new Set<string>()
  for (const file of [source.flow, ...source.schemas.values()])
    checkLetters(file, (finding) => {
      strange.add(toPlace(finding, file))
      report(finding)
    })

  const { faults, ...core } = toCore(source)
  const copy = new Map([...source.copy].map(([language, file]) => [language, toTexts(file)]))
  const { flow, written } = core
  const { schemas, expressions } = core
  const isWhole = faults.length === 0 && !hasUnknownProcedure(flow)
  const known = { source, copy, schemas, expressions, isWhole }
  // What a broken text seems to say is guesswork, and so would be every further problem.
  if (source.flow.errors.length === 0 && files.every(({ tree }) => tree)) {
    checkSchemas(source, report)
    checkGrammar(report, faults)
    // Nor can a form be judged by a schema of which a part was refused.
    const isCircular = checkRefCircles(source, report)
    const isSound = !isCircular && [...source.schemas.values()].every((file) => toFileFaults(file).length === 0)
    const findings: Finding[] = []
    const context: FlowContext = { ...known, flow, written, report: (finding) => findings.push(finding) }
    for (const check of isSound ? checks : []) check(context)
    const placed = findings.map((finding) => toWrittenFinding(flow, finding))
    // Nothing is called as what has a letter too many that nobody sees.
    const sound = placed.filter((finding) => !strange.has(toPlace(finding, finding.file ?? source.flow)))
    for (const finding of withoutConsequences(sound, source.flow, faults)) report(finding)
  }

  const problems = toList()
  if (problems.length > 0) return { problems }
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the grammar has just said that they are
  const linked = { definition: flow, written } as Pick<LinkedFlow, 'definition' | 'written'>
  return { problems, flow: { ...known, ...linked } }
}

const toPlace = ({ path }: Finding, file: SourceFile) => JSON.stringify([file.path, path])

/** What is learnt of a flow besides its words. */
interface FlowCore extends Pick<FlowContext, 'flow' | 'written' | 'schemas' | 'expressions'> {
  readonly faults: readonly GrammarFault[]
}

const cores = new WeakMap<SourceFile, FlowCore>()

/** The same as before where only words are others: somebody who types them asks again with every letter. */
function toCore({ flow: file, schemas: files }: FlowSource): FlowCore {
  const schemas = toSchemaCatalog(new Map([...files].map(([id, one]) => [id, toSchema(one)])))
  const known = cores.get(file)
  if (known?.schemas === schemas) return known
  const content = toContent(file)
  const faults = toFaults(content)
  const written = toAcceptable(content, faults)
  const flow = expandFlow(written, schemas)
  const core = { faults, flow, written, schemas, expressions: toFlowExpressions(flow, schemas) }
  cores.set(file, core)
  return core
}

/** What the grammar of flows refuses, and that of schemas in those which the flow holds in place. */
function toFaults(content: unknown): readonly GrammarFault[] {
  const faults = toGrammarFaults(content)
  const sites = [...toSchemaSites(toAcceptable(content, faults))]
  return [
    ...faults,
    ...sites.flatMap(({ schema, path }) => (typeof schema === 'string' ? [] : toSchemaFaults(schema, path))),
  ]
}

const toSchema = rememberByIdentity((file: SourceFile) => toAcceptable(toContent(file), toFileFaults(file)))

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
