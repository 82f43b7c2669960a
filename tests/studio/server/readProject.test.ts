import { expect, it } from 'vitest'
import { readProject } from '../../../src/studio/server/readProject.ts'

it("is this product's flow unless another is named", () => {
  expect(readProject({})).toEqual({ folder: process.cwd(), flowFile: 'flows/refinance.json' })
  const folder = `${process.cwd()}/flows`
  expect(readProject({ STUDIO_PROJECT: folder, STUDIO_FLOW: 'refinance.json' })).toEqual({
    folder,
    flowFile: 'refinance.json',
  })
})

it('says which file is not there, and what names it', () => {
  expect(() => readProject({ STUDIO_FLOW: 'flows/missing.json' })).toThrow(
    /There is no flow file flows\/missing\.json in .*STUDIO_FLOW/,
  )
})
