import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adviseFlow, joinProblems, type Problem } from '../../engine/authoring.ts'
import { checkFlow, readCode, readFlow, type FlowSource } from '../../engine/build.ts'
import type { Fault, ProductFault } from './faults/Fault.ts'
import { type Field, type Planted, plantTogether } from './faults/plantTogether.ts'
import { faults } from './faults/index.ts'
import { apiFaults } from './faults/apiFaults.ts'
import { contractFaults } from './faults/contractFaults.ts'
import { followedFaults } from './faults/followedFaults.ts'
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
  const { problems, draft } = checkFlow(source)
  return joinProblems(problems, draft ? adviseFlow(draft, code) : [])
}

describe.each(Object.entries(faults))('a flow with one fault: %s', (_, group) => {
  it.each(Object.entries(group))('%s', (__, { code, at, says, hint, in: shown, and = [], ...edit }) => {
    const source = editNewsletter(edit, ...and)
    const { offset: _offset, ...place } = toPlace(source, shown ?? edit.file, at)
    expect(check(source)).toEqual([
      {
        code,
        ...place,
        message: expect.stringContaining(says),
        ...(hint !== undefined && { hint }),
      },
    ])
  })
})

const all = Object.values(faults).flatMap((group) => Object.entries<Fault>(group))

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
  ...followedFaults,
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

/** How many batches of faults are planted; BATCHES=2000 plants more of them, and another SEED others. */
const batches = Number(process.env['BATCHES'] ?? 120)

describe('checking a flow with several faults at once', { timeout: 60 * 60 * 1000 }, () => {
  const newsletter = editNewsletter()
  const toNewsletterText = (file: string) => {
    const [folder = '', ...rest] = file.split('/')
    const name = rest.join('/')
    if (folder === 'schemas') return newsletter.schemas.get(name)?.text ?? ''
    if (folder === 'released') return newsletter.released.get(1)?.text ?? ''
    return folder === 'copy' ? (newsletter.copy.get('en')?.text ?? '') : newsletter.flow.text
  }
  const ofNewsletter = all.flatMap(([, { code, at, says, in: shown, and = [], ...edit }]) => {
    const [problem] = check(editNewsletter(edit, ...and))
    const edits = [edit, ...and].map((one) => ({ ...one, file: one.file ?? 'flow.json' }))
    const { offset } = toPlace(editNewsletter(edit, ...and), shown ?? edit.file, at)
    const found = { file: shown ?? edit.file ?? 'flow.json', offset, message: problem?.message ?? '' }
    // Without a folder of texts, no fault of a text is found.
    return code === 'no-copy' ? [] : [{ code, says, edits, found }]
  })

  it('reports all faults but three in a hundred: in the newsletter', () => {
    const toOrigin = (file: string) =>
      file.replace(/^copy\/.*/, 'copy/en.json').replace(/^released\/.*/, 'released/newsletter.1.json')
    const field = { flowFile: 'flow.json', toText: toNewsletterText, toOrigin, isSettings: () => false }
    expectEach(ofNewsletter, field, batches, (texts) => {
      // A file that does not exist is created from the first one, so the first one comes first.
      const edits = Object.entries(texts).map(([file, to]) => ({ file, from: toNewsletterText(file), to }))
      return check(
        editNewsletter(...edits.toSorted((a, b) => Number(a.file.includes('/en.')) - Number(b.file.includes('/en.')))),
      )
    })
  })

  it('reports all faults but three in a hundred: in the product', () => {
    const toText = (file: string) => readFileSync(file, 'utf8')
    // Advice is not given while a file cannot be read.
    const readable = Object.values<ProductFault>(ofProduct).filter(({ code }) => code !== 'no-json')
    const planted = readable.map(({ file, from, to, code, says, at }) => {
      const before = toText(file)
      const text = before.replace(from, () => to)
      const offset = at === undefined ? before.indexOf(from) : text.indexOf(at)
      return { code, says, edits: [{ file, from, to }], found: { file, offset, message: says } }
    })
    const isSettings = (file: string) => /^flows\/[^/]+$|^deploy\//.test(file) && file !== 'flows/refinance.json'
    const field = { flowFile: 'flows/refinance.json', toText, toOrigin: (file: string) => file, isSettings }
    expectEach(planted, field, batches / 10, checkProject)
  })
})

/** The share of faults that others beside them may hide. */
const most = 0.03

interface Told extends Planted {
  readonly says: string
}

/**
 * Plants random faults together, the same in every run. Expects nearly each to be found as it is alone, and nothing else
 * to be found.
 */
function expectEach(
  planted: readonly Told[],
  field: Field,
  count: number,
  checkTexts: (texts: Readonly<Record<string, string>>) => readonly Problem[],
): void {
  let seed = Number(process.env['SEED'] ?? 20_261_124)
  const draw = () => (seed = (seed * 48_271) % 2_147_483_647)
  const toPlain = (text: string) => text.replaceAll(/\d+/g, '#')
  const untold: string[] = []
  let planting = 0
  for (let batch = 0; batch < count; batch += 1) {
    const drawn = new Set(
      Array.from({ length: 8 }, () => planted[draw() % planted.length]).filter((one) => one !== undefined),
    )
    const { members, texts } = plantTogether([...drawn], field)
    const problems = checkTexts(texts)
    planting += members.length
    const names = members.map(({ fault }) => fault.says).join('; ')
    for (const { fault, offset } of members) {
      const { file, message } = fault.found
      const line = (texts[file] ?? field.toText(file)).slice(0, offset).split('\n').length
      const isTold = problems.some(
        (one) =>
          one.code === fault.code &&
          ((one.file.endsWith(file) && one.line === line && toPlain(one.message).includes(toPlain(fault.says))) ||
            // A finding for several places is reported at the first of them.
            (one.message.includes('(also ') && message.split(' ').some((word) => one.message.includes(word)))),
      )
      if (!isTold) untold.push(`${file}:${line} ${fault.says}, among: ${names}`)
    }
    if (problems.length > members.length)
      untold.push(
        `${problems.length} findings of ${members.length} faults: ${names}: ${problems.map((one) => one.message).join('; ')}`,
      )
  }
  // One fault may hide another about the same thing. The goal is zero, so the list appears when there are too many.
  expect(untold.length <= planting * most ? [] : untold).toEqual([])
}

describe('the planted faults', () => {
  it('cover every finding that docs/checks.md explains, and no other', () => {
    const explained = [...readFileSync('docs/checks.md', 'utf8').matchAll(/^### (.+)$/gm)].map(([, code = '']) => code)
    const planted = new Set(all.map(([, { code }]) => code))
    expect([...planted].toSorted()).toEqual(explained.toSorted())
  })

  it('have unique names', () => {
    const names = all.map(([name]) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('a flow without faults', () => {
  it('has no finding: the newsletter', () => {
    expect(check(editNewsletter())).toEqual([])
  })

  it('has no finding: the refinance product', () => {
    expect(check(readFlow('flows/refinance.json'), readCode('src'))).toEqual([])
  })
})

/** Returns the line and column of a text; a part in parentheses comes before it. */
function toPlace(source: FlowSource, name = 'flow.json', at: string) {
  const files = [source.flow, ...source.schemas.values(), ...source.copy.values(), ...source.released.values()]
  const file = files.find(({ path }) => path.endsWith(`newsletter/${name}`))
  const [, before = '', rest = ''] = /^(?:\(([^]*?)\))?([^]*)$/.exec(at) ?? []
  const offset = file?.text.indexOf(before + rest) ?? -1
  if (!file || offset === -1) throw new Error(`There is no ${at} in ${name}.`)
  const lines = file.text.slice(0, offset + before.length).split('\n')
  return {
    file: file.path,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    offset: offset + before.length,
  }
}
