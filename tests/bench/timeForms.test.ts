import { expect, it } from 'vitest'
import { toFlowSource } from '../../engine/authoring.ts'
import { checkFlow } from '../../engine/build.ts'
import { cases, toFiles } from './timeForms.ts'

it.each(Object.entries(cases))('the check finds nothing in the flow with %s', (_, form) => {
  const source = toFlowSource('flow.json', new Map(Object.entries(toFiles(form))))
  expect(checkFlow(source).problems).toEqual([])
})
