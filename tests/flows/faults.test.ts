import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adviseFlow } from '../../engine/authoring.ts'
import { checkFlow, readCode, readFlow, type FlowSource } from '../../engine/build.ts'
import { faults } from './faults/index.ts'
import { apiFaults } from './faults/apiFaults.ts'
import { contractFaults } from './faults/contractFaults.ts'
import { inputFaults } from './faults/inputFaults.ts'
import { languageFaults } from './faults/languageFaults.ts'
import { lostFaults } from './faults/lostFaults.ts'
import { productFaults } from './faults/productFaults.ts'
import { productSchemaFaults } from './faults/productSchemaFaults.ts'
import { reckoningFaults } from './faults/reckoningFaults.ts'
import { senseFaults } from './faults/senseFaults.ts'
import { settingFaults } from './faults/settingFaults.ts'
import { shapeFaults } from './faults/shapeFaults.ts'
import { checkProject } from './mutants/checkProject.ts'
import { editNewsletter } from './newsletter/editNewsletter.ts'

function check(source: FlowSource, code = '') {
  const { problems, flow } = checkFlow(source)
  return [...problems, ...(flow ? adviseFlow(flow, code) : [])]
}

describe.each(Object.entries(faults))('a flow with one fault: %s', (_, group) => {
  it.each(Object.entries(group))('%s', (__, { code, at, says, hint, in: shown, and = [], ...edit }) => {
    const source = editNewsletter(edit, ...and)
    expect(check(source)).toEqual([
      {
        code,
        ...toPlace(source, shown ?? edit.file, at),
        message: expect.stringContaining(says),
        ...(hint !== undefined && { hint }),
      },
    ])
  })
})

const ofProduct = {
  ...languageFaults,
  ...apiFaults,
  ...settingFaults,
  ...shapeFaults,
  ...inputFaults,
  ...lostFaults,
  ...contractFaults,
  ...reckoningFaults,
  ...productFaults,
  ...senseFaults,
  ...productSchemaFaults,
}

describe('the product with one fault', () => {
  it.each(Object.entries(ofProduct))('%s', (_, { file, from, to, code, says, at }) => {
    const before = readFileSync(file, 'utf8')
    expect(before).toContain(from)
    const text = before.replace(from, () => to)
    const line = text.slice(0, at === undefined ? before.indexOf(from) : text.indexOf(at)).split('\n').length
    expect(checkProject({ [file]: text })).toEqual([
      expect.objectContaining({ code, file, line, message: expect.stringContaining(says) }),
    ])
  })
})

describe('the faults', () => {
  const all = Object.values(faults).flatMap((group) => Object.entries<{ code: string }>(group))

  it('are one at least of each finding that docs/checks.md explains, and of no other', () => {
    const explained = [...readFileSync('docs/checks.md', 'utf8').matchAll(/^### (.+)$/gm)].map(([, code = '']) => code)
    const planted = new Set(all.map(([, { code }]) => code))
    expect([...planted].toSorted()).toEqual(explained.toSorted())
  })

  it('have names of their own', () => {
    const names = all.map(([name]) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('a sound flow', () => {
  it('has no finding: the newsletter', () => {
    expect(check(editNewsletter())).toEqual([])
  })

  it('has no finding: the refinance', () => {
    expect(check(readFlow('flows/refinance.json'), readCode('src'))).toEqual([])
  })
})

/** Line and column of a text; what stands in parentheses comes before it. */
function toPlace(source: FlowSource, name = 'flow.json', at: string) {
  const files = [source.flow, ...source.schemas.values(), ...source.copy.values(), ...source.released.values()]
  const file = files.find(({ path }) => path.endsWith(`newsletter/${name}`))
  const [, before = '', rest = ''] = /^(?:\(([^]*?)\))?([^]*)$/.exec(at) ?? []
  const offset = file?.text.indexOf(before + rest) ?? -1
  if (!file || offset === -1) throw new Error(`There is no ${at} in ${name}.`)
  const lines = file.text.slice(0, offset + before.length).split('\n')
  return { file: file.path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
