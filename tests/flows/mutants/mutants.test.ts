import { describe, expect, it } from 'vitest'
import { authoredFiles, checkProject } from './checkProject.ts'
import { toReason } from './harmless.ts'
import { listMutants, type Mutant } from './listMutants.ts'

/** How many slips are tried; MUTANTS=2000 tries more of them, MUTANTS=all every one, and another SEED others. */
const wanted = process.env['MUTANTS'] ?? '24'
const all = authoredFiles.flatMap((file) => [...listMutants(file)])
const sample = wanted === 'all' ? all : pick(all, Number(wanted))

/** Picks mutants from all files, the same in every run. */
function pick(mutants: readonly Mutant[], count: number): readonly Mutant[] {
  let seed = Number(process.env['SEED'] ?? 20_261_122)
  const draw = () => (seed = (seed * 48_271) % 2_147_483_647)
  return Array.from({ length: count }, () => mutants[draw() % mutants.length]).filter((one) => one !== undefined)
}

describe('a small edit that breaks a file', () => {
  it(
    `is reported at its place, or is harmless: ${sample.length} of ${all.length} edits`,
    () => {
      const told = sample.map((mutant) => ({ mutant, problems: checkProject({ [mutant.file]: mutant.text }) }))
      const missed = told.filter(({ mutant, problems }) => problems.length === 0 && toReason(mutant) === undefined)
      const astray = told.filter(({ mutant, problems }) => problems.length > 0 && !isTold(mutant, problems))
      expect(missed.map(({ mutant }) => toWords(mutant))).toEqual([])
      expect(
        astray.map(
          ({ mutant, problems: [first] }) => `${toWords(mutant)}: ${first?.file}:${first?.line} ${first?.message}`,
        ),
      ).toEqual([])
      const found = told.filter(({ problems }) => problems.length > 0).length
      process.stdout.write(
        `${sample.length} slips: ${found} found in their place, ${sample.length - found} harmless.\n`,
      )
    },
    24 * 60 * 60 * 1000,
  )
})

/**
 * Checks whether a finding points to the changed lines or names the changed part. The flow reports what a schema's
 * change breaks in it.
 */
function isTold(
  { file, path, lines: [first, last], before }: Mutant,
  problems: ReturnType<typeof checkProject>,
): boolean {
  // What an expression or an instruction named may have become unused.
  const used = /^[={[]/.test(before) ? (before.match(/[\w.]+/g) ?? []) : []
  const names = [before, ...used, ...path.map(String)].filter((name) => name.length > 2)
  return problems.some(
    (problem) =>
      (problem.file === file && problem.line >= first && problem.line <= last) ||
      (file.startsWith('schemas/') && problem.file !== file) ||
      names.some((name) => `${problem.message} ${problem.hint}`.includes(name)),
  )
}

const toWords = ({ file, path, at, kind }: Mutant) => `${file} ${path.join('.')}: ${at} ${kind}`
