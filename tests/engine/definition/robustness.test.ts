import { expect, it } from 'vitest'
import { checkFlow, toText, type FlowSource } from '../../../engine/build.ts'
import { toSourceFile, type SourceFile } from '../../../engine/definition/SourceFile.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'

const newsletter = editNewsletter()
const files = [
  newsletter.flow,
  ...newsletter.schemas.values(),
  ...newsletter.copy.values(),
  ...newsletter.released.values(),
]

/** Lists every value in a file's content: the object or list that holds it, and its key. */
function toPlaces(content: unknown): (readonly [holder: object, key: string])[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, inner]) => [[content, key] as const, ...toPlaces(inner)])
}

const values: readonly unknown[] = [null, 7, '', 'x', [], {}, true, [null], [[]], { a: null }]

it.each(files.map((file) => [file.path, file] as const))(
  'checkFlow never throws for a wrong value anywhere in %s, and its messages stay readable',
  (_, file) => {
    const wrong: string[] = []
    for (const place of toPlaces(JSON.parse(file.text)).keys())
      for (const value of values) {
        const content: unknown = JSON.parse(file.text)
        const [holder, key] = toPlaces(content)[place] ?? [{}, '']
        Object.assign(holder, { [key]: value })
        const said = listSaid(withFile(toSourceFile(file.path, JSON.stringify(content))))
        wrong.push(...said.filter((one) => /undefined|\[object/.test(one)).map((one) => `${key}: ${one}`))
      }
    expect(wrong).toEqual([])
  },
  60_000,
)

/** Lists what the check says; an error that it throws is readable for nobody. */
function listSaid(source: FlowSource): readonly string[] {
  try {
    return checkFlow(source).problems.map(toText)
  } catch (error) {
    return [`undefined: ${String(error)}`]
  }
}

function withFile(changed: SourceFile) {
  const replace = <Name>(known: ReadonlyMap<Name, SourceFile>) =>
    new Map([...known].map(([id, file]) => [id, file.path === changed.path ? changed : file]))
  const flow = changed.path === newsletter.flow.path ? changed : newsletter.flow
  const { schemas, copy, released, others } = newsletter
  return { flow, schemas: replace(schemas), copy: replace(copy), released: replace(released), others }
}
