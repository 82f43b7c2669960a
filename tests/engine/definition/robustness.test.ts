import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkFlow, toText } from '../../../engine/build.ts'
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

it('checkFlow never throws for a wrong value anywhere, and its messages stay readable', () => {
  const values = fc.constantFrom<unknown>(null, 7, '', 'x', [], {}, true, [null], [[]], { a: null })
  fc.assert(
    fc.property(fc.nat(files.length - 1), fc.nat(), values, (index, place, value) => {
      const file = files[index] ?? newsletter.flow
      const content: unknown = JSON.parse(file.text)
      const places = toPlaces(content)
      const [holder, key] = places[place % places.length] ?? [{}, '']
      Object.assign(holder, { [key]: value })
      const { problems } = checkFlow(withFile(toSourceFile(file.path, JSON.stringify(content))))
      for (const problem of problems) expect(toText(problem)).not.toMatch(/undefined|\[object/)
    }),
    { numRuns: 100 },
  )
}, 60_000)

function withFile(changed: SourceFile) {
  const replace = <Name>(known: ReadonlyMap<Name, SourceFile>) =>
    new Map([...known].map(([id, file]) => [id, file.path === changed.path ? changed : file]))
  const flow = changed.path === newsletter.flow.path ? changed : newsletter.flow
  const { schemas, copy, released, others } = newsletter
  return { flow, schemas: replace(schemas), copy: replace(copy), released: replace(released), others }
}
