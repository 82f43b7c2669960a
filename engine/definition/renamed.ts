import type { Finding } from './FlowContext.ts'
import { collectProblems, type Problem, toMeant, toOrigin } from './Problem.ts'

/** The section that declares what a finding with each code misses. */
const sections: Readonly<Record<string, string>> = {
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
    const asked = toSections(code, message)
    const [one, ...others] = idle.filter((other) => asked.includes(String(toIdleSection(other))))
    const [own, place] = [String(one?.path[one.path.length === 1 ? 0 : 1]), one?.file ?? file]
    const isOften = message.includes('(also in ')
    if (!one || others.some((other) => !other.path.includes(own))) return problem
    // What one place asks for by nearly the right name is misspelled there.
    if (toMeant(hint) === own && !isOften) return problem
    // What several places ask for may have been blamed on it already.
    if (origin.path.length === 2 && origin.path[1] === own) return problem
    const { report, toList: toProblems } = collectProblems([place])
    const loses = [...(origin.loses ?? []), own, `renamed ${about}`]
    if (isOften || one.code === 'unknown-schema') {
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
    } else {
      // Of an option, its own name is what the author has to write.
      const meant = origin.path.includes('enum') ? own.slice(own.lastIndexOf('.') + 1) : own
      report({ ...origin, file, code, about, message, hint: `Did you mean ${meant}?`, loses })
    }
    return toProblems()[0] ?? problem
  })
  return told.filter((problem) => !explained.has(toOrigin(problem)))
}

/** Names the sections of which one lacks what a finding asks for. */
export function toSections(code: string, message: string): readonly string[] {
  if (code === 'unknown-copy') return ['copy']
  if (code !== 'bad-expression') return [sections[code] ?? []].flat()
  if (message.includes('in `constants`')) return ['constants']
  if (message.includes('no function')) return ['functions']
  return /There is no `\w+` here/.test(message) ? ['facts', 'data'] : []
}

/** Names the section in which something idle stands; a text stands in no section of its file. */
const toIdleSection = ({ path }: Finding) => (path.length === 1 ? 'copy' : path[0])

/** Checks whether something declared is told to be of no use, to hold nothing, or to have no file. */
const isIdle = ({ code, path, leftOver }: Finding) =>
  (leftOver !== undefined && path.length <= 2) ||
  (code === 'unwritten-data' && path[0] === 'data') ||
  (code === 'unknown-schema' && path[0] === 'actions')
