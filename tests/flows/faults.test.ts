import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toGroups } from '../../engine/analysis/advice/Advice.ts'
import { adviseFlow, joinProblems, type Problem } from '../../engine/authoring.ts'
import { checkFlow, readCode, readFlow, type FlowSource } from '../../engine/build.ts'
import type { Fault, ProductFault } from './faults/Fault.ts'
import { divide, type Field, codesThatHide, type Planted, plantTogether } from './faults/plantTogether.ts'
import { faults } from './faults/index.ts'
import { rememberByIdentity } from '../../engine/validation/remember.ts'
import { apiFaults } from './faults/apiFaults.ts'
import { contractFaults } from './faults/contractFaults.ts'
import { copiedFaults } from './faults/copiedFaults.ts'
import { besideFaults } from './faults/besideFaults.ts'
import { exchangedFaults } from './faults/exchangedFaults.ts'
import { heedlessFaults } from './faults/heedlessFaults.ts'
import { unlikeFaults } from './faults/unlikeFaults.ts'
import { forgottenFaults } from './faults/forgottenFaults.ts'
import { followedFaults } from './faults/followedFaults.ts'
import { inputFaults } from './faults/inputFaults.ts'
import { languageFaults } from './faults/languageFaults.ts'
import { misplacedFaults } from './faults/misplacedFaults.ts'
import { lostFaults } from './faults/lostFaults.ts'
import { movedFaults } from './faults/movedFaults.ts'
import { productFaults } from './faults/productFaults.ts'
import { productSchemaFaults } from './faults/productSchemaFaults.ts'
import { reckoningFaults } from './faults/reckoningFaults.ts'
import { refusedFaults } from './faults/schemaFaults.ts'
import { senseFaults } from './faults/senseFaults.ts'
import { settingFaults } from './faults/settingFaults.ts'
import { shapeFaults } from './faults/shapeFaults.ts'
import { checkProject } from './mutants/checkProject.ts'
import { editNewsletter } from './newsletter/editNewsletter.ts'

interface Told extends Planted {
  readonly name: string
  /** A part of the message. */
  readonly says: string
}

type Batch = ReturnType<typeof plantTogether<Told>>

/** Every finding says what to do. */
const anyHint: unknown = expect.stringMatching(/\S/)

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
        hint: hint === undefined ? anyHint : hint,
      },
    ])
  })
})

const all = Object.values(faults).flatMap((group) => Object.entries<Fault>(group))

const productGroups: readonly Readonly<Record<string, ProductFault>>[] = [
  languageFaults,
  apiFaults,
  settingFaults,
  shapeFaults,
  inputFaults,
  lostFaults,
  contractFaults,
  reckoningFaults,
  productFaults,
  senseFaults,
  productSchemaFaults,
  followedFaults,
  refusedFaults,
  copiedFaults,
  forgottenFaults,
  exchangedFaults,
  unlikeFaults,
  heedlessFaults,
  besideFaults,
  misplacedFaults,
  movedFaults,
]

/** The faults of the product, each with the place of its finding when nothing else is wrong. */
const ofProduct: readonly Told[] = productGroups
  .flatMap((group) => Object.entries(group))
  .map(([name, { file, from, to, and = [], code, says, at }]) => {
    const before = readFileSync(file, 'utf8')
    if (!before.includes(from)) throw new Error(`There is no ${from} in ${file} for "${name}".`)
    const edits = [{ file, from, to }, ...and]
    const toStart = (one: { readonly from: string }) => before.indexOf(one.from)
    const after = edits
      .filter((one) => one.file === file)
      .toSorted((a, b) => toStart(b) - toStart(a))
      .reduce((text, one) => text.slice(0, toStart(one)) + one.to + text.slice(toStart(one) + one.from.length), before)
    const offset = at === undefined ? before.indexOf(from) : after.indexOf(at)
    return { name, code, says, edits, found: { file, offset, message: says } }
  })

const product: Field = {
  flowFile: 'flows/refinance.json',
  toText: (file) => readFileSync(file, 'utf8'),
  toOrigin: (file) => file,
  isSettings: (file) => /^flows\/[^/]+$|^deploy\//.test(file) && file !== 'flows/refinance.json',
  hiding: codesThatHide,
}

// Advice is not given while a file cannot be read.
const readable = ofProduct.filter(({ code }) => code !== 'no-json')

/** Faults of which none should hide another. */
const together = divide(readable, product).filter(({ members }) => members.length > 1)

const checkBatch = rememberByIdentity(({ texts }: Batch) => checkProject(texts))

describe('the product with one fault', () => {
  const field = { ...product, hiding: [] }
  const others = readable.filter((one) => !together.some(({ members }) => members.some(({ fault }) => fault === one)))
  // Faults of one kind hide each other least.
  const batches = [
    ...together,
    ...[...toGroups(others, ({ code }) => code).values()].flatMap((one) => divide(one, field)),
  ]

  /** Lists the faults that are not found in a batch; all of them if something else is found. */
  const listUntold = (batch: Batch): readonly Told[] => {
    const [found, expected] = [listFound(batch), listExpected(batch)]
    const isSound = found.every((one) => expected.includes(one))
    return batch.members.filter((one) => !isSound || !found.includes(toExpected(batch, one))).map(({ fault }) => fault)
  }
  /** Plants again what is not found in a batch; where nothing is, each half of it. */
  const plantAgain = rememberByIdentity((batch: Batch): readonly Batch[] => {
    const untold = listUntold(batch)
    const size = untold.length < batch.members.length ? untold.length : Math.ceil(untold.length / 2)
    return [untold.slice(0, size), untold.slice(size)].map((part) => plantTogether(part, field))
  })
  const has = (fault: Told) => (batch: Batch) => batch.members.some((one) => one.fault === fault)

  /** Returns a batch in which a fault is found; if there is none, the fault alone. */
  const toTelling = (fault: Told, batch: Batch): Batch => {
    if (batch.members.length <= 1 || !listUntold(batch).includes(fault)) return batch
    return toTelling(fault, plantAgain(batch).find(has(fault)) ?? plantTogether([fault], field))
  }

  // Planted together, faults take a third of the time. What others may hide is planted again without them.
  it.each(ofProduct)('$name', (fault) => {
    const batch = batches.find(has(fault))
    const telling = batch ? toTelling(fault, batch) : plantTogether([fault], field)
    expect(telling.members.map((one) => one.fault)).toContain(fault)
    const found = listFound(telling)
    const isDue = (one: Batch['members'][number]) => one.fault === fault || found.includes(toExpected(telling, one))
    expect(found).toEqual(listExpected({ ...telling, members: telling.members.filter(isDue) }))
  })
})

const listExpected = (batch: Batch): readonly string[] => batch.members.map((one) => toExpected(batch, one)).toSorted()

const toExpected = (batch: Batch, { fault: { code, says, found }, offset }: Batch['members'][number]): string =>
  `${found.file}:${toLine(batch, product, found.file, offset)} ${code}: ${says}`

/** Lists what is found; of a message, the part that a fault expects, if it is there. */
const listFound = (batch: Batch): readonly string[] =>
  checkBatch(batch)
    .map(({ file, line, code, message }) => {
      const expected = batch.members.find(({ fault }) => fault.code === code && message.includes(fault.says))
      return `${file}:${line} ${code}: ${expected?.fault.says ?? message}`
    })
    .toSorted()

/** How many batches of faults are planted in the newsletter; BATCHES=2000 plants more of them, and another SEED others. */
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
  const ofNewsletter = all.flatMap(([name, { code, at, says, in: shown, and = [], ...edit }]) => {
    const [problem] = check(editNewsletter(edit, ...and))
    const edits = [edit, ...and].map((one) => ({ ...one, file: one.file ?? 'flow.json' }))
    const { offset } = toPlace(editNewsletter(edit, ...and), shown ?? edit.file, at)
    const found = { file: shown ?? edit.file ?? 'flow.json', offset, message: problem?.message ?? '' }
    // Without a folder of texts, no fault of a text is found.
    return code === 'no-copy' ? [] : [{ name, code, says, edits, found }]
  })

  it('reports all faults but two in a hundred: in the newsletter', () => {
    const toOrigin = (file: string) =>
      file.replace(/^copy\/.*/, 'copy/en.json').replace(/^released\/.*/, 'released/newsletter.1.json')
    const field = {
      flowFile: 'flow.json',
      toText: toNewsletterText,
      toOrigin,
      isSettings: () => false,
      hiding: codesThatHide,
    }
    expectNearlyAll(drawBatches(ofNewsletter, field), field, ({ texts }) => {
      // A file that does not exist is created from the first one, so the first one comes first.
      const edits = Object.entries(texts).map(([file, to]) => ({ file, from: toNewsletterText(file), to }))
      return check(
        editNewsletter(...edits.toSorted((a, b) => Number(a.file.includes('/en.')) - Number(b.file.includes('/en.')))),
      )
    })
  })

  it('reports all faults but two in a hundred: in the product', () => {
    expectNearlyAll(together, product, checkBatch)
  })
})

/** Returns random batches of the faults, the same in every run. */
function drawBatches(planted: readonly Told[], field: Field): readonly Batch[] {
  let seed = Number(process.env['SEED'] ?? 20_261_124)
  const draw = () => (seed = (seed * 48_271) % 2_147_483_647)
  const drawEight = () =>
    Array.from({ length: 8 }, () => planted[draw() % planted.length]).filter((one) => one !== undefined)
  return Array.from({ length: batches }, () => plantTogether([...new Set(drawEight())], field))
}

/** The share of faults that others beside them may hide. */
const most = 0.02

/** Expects nearly each fault to be found as it is alone, and nothing else to be found. */
function expectNearlyAll(
  planted: readonly Batch[],
  field: Field,
  checkAll: (batch: Batch) => readonly Problem[],
): void {
  const toPlain = (text: string) => text.replaceAll(/\d+/g, '#')
  const untold = planted.flatMap((batch) => {
    const problems = checkAll(batch)
    const names = batch.members.map(({ fault }) => fault.says).join('; ')
    const hidden = batch.members.filter(({ fault, offset }) => {
      const line = toLine(batch, field, fault.found.file, offset)
      return !problems.some(
        (one) =>
          one.code === fault.code &&
          ((one.file.endsWith(fault.found.file) &&
            one.line === line &&
            toPlain(one.message).includes(toPlain(fault.says))) ||
            // A finding for several places is reported at the first of them.
            (one.message.includes('(also ') &&
              fault.found.message.split(' ').some((word) => one.message.includes(word)))),
      )
    })
    const more = `${problems.length} findings of ${batch.members.length} faults: ${names}: ${problems.map((one) => one.message).join('; ')}`
    return [
      ...hidden.map(({ fault: { found, says } }) => `${found.file} ${says}, among: ${names}`),
      ...(problems.length > batch.members.length ? [more] : []),
    ]
  })
  const planting = planted.reduce((sum, { members }) => sum + members.length, 0)
  // One fault may hide another about the same thing. The goal is zero, so the list appears when there are too many.
  expect(untold.length <= planting * most ? [] : untold).toEqual([])
}

/** Returns the line of a place in a file after the batch has been planted. */
const toLine = ({ texts }: Batch, field: Field, file: string, offset: number) =>
  (texts[file] ?? field.toText(file)).slice(0, offset).split('\n').length

describe('the planted faults', () => {
  it('cover every finding that docs/checks.md explains, and no other', () => {
    const explained = [...readFileSync('docs/checks.md', 'utf8').matchAll(/^### (.+)$/gm)].map(([, code = '']) => code)
    const planted = new Set(all.map(([, { code }]) => code))
    expect([...planted].toSorted()).toEqual(explained.toSorted())
  })

  it('have unique names', () => {
    const toTwice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
    expect(toTwice(all.map(([name]) => name))).toEqual([])
    expect(toTwice(ofProduct.map(({ name }) => name))).toEqual([])
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
