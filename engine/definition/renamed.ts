import type { Finding } from './FlowContext.ts'
import { collectProblems, type Problem, toMeant, toOrigin } from './Problem.ts'

/** The section that declares what a finding with each code misses. */
export const sections: Readonly<Record<string, string>> = {
  'unknown-step': 'steps',
  'unknown-predicate': 'predicates',
  'unknown-procedure': 'procedures',
  'unknown-slot': 'data',
  'unknown-action': 'actions',
  'unknown-event': 'events',
  'unknown-group': 'fieldGroups',
}

/** Blames a name that is not there on the only one of its kind that nothing uses: at the declaration, if several places ask for the former. */
export function withRenamed(problems: readonly Problem[]): readonly Problem[] {
  const origins = problems.flatMap((problem) => toOrigin(problem) ?? [])
  const idle = origins.filter(isIdle)
  const explained = new Set<Finding | undefined>()
  const told = problems.map((problem) => {
    const finding = toOrigin(problem)
    if (finding?.about === undefined || !finding.file) return problem
    const { code, about, hint, message, file, ...origin } = finding
    const section = toSection(code, message)
    const [one, ...others] = idle.filter((other) => toIdleSection(other) === section)
    const [own, place] = [String(one?.path[one.path.length === 1 ? 0 : 1]), one?.file ?? file]
    if (!one || others.some((other) => !other.path.includes(own)) || toMeant(hint) === own) return problem
    // What several places ask for may have been blamed on it already.
    if (origin.path.length === 2 && origin.path[1] === own) return problem
    const { report, toList: toProblems } = collectProblems([place])
    const loses = [...(origin.loses ?? []), own, `renamed ${about}`]
    if (message.includes('(also in ') || one.code === 'unknown-schema') {
      explained.add(one)
      const path = one.path.slice(0, 2)
      const renamed = `nothing asks for ${own}, and ${about} is asked for, which is not there`
      report({
        code,
        file: place,
        path,
        at: 'key',
        message: renamed,
        hint: `Did you mean ${about}?`,
        loses: [...loses, about],
      })
    } else report({ ...origin, file, code, about, message, hint: `Did you mean ${own}?`, loses })
    return toProblems()[0] ?? problem
  })
  return told.filter((problem) => !explained.has(toOrigin(problem)))
}

/** Names the section that lacks what a finding asks for. */
function toSection(code: string, message: string): string | undefined {
  if (code === 'unknown-copy') return 'copy'
  if (code !== 'bad-expression') return sections[code]
  return message.includes('in `constants`') ? 'constants' : message.includes('no function') ? 'functions' : undefined
}

/** Names the section in which something idle stands; a text stands in no section of its file. */
const toIdleSection = ({ path }: Finding) => (path.length === 1 ? 'copy' : path[0])

/** Checks whether something declared is told to be of no use, to hold nothing, or to have no file. */
const isIdle = ({ code, path, leftOver }: Finding) =>
  (leftOver !== undefined && path.length <= 2) ||
  (code === 'unwritten-data' && path[0] === 'data') ||
  (code === 'unknown-schema' && path[0] === 'actions')
