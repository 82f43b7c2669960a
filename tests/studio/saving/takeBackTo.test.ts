import { expect, it } from 'vitest'
import { takeBackTo } from '../../../studio/saving/HistoryButton.tsx'

it('takeBackTo restores the earlier files, removes newer ones, and keeps released ones', () => {
  // The flow cannot be read, so nothing but its place says which files are its releases.
  const files = { 'flows/flow.json': '{ "name', 'schemas/new.schema.json': '{}' }
  const released = { 'flows/released/flow.1.json': '{}', 'flows/released/other.1.json': '{}' }
  const then = { 'flows/flow.json': '1', 'copy/fr.json': '{}' }
  expect(takeBackTo({ files: { ...files, ...released }, flowFile: 'flows/flow.json' }, then)).toEqual({
    ...then,
    'schemas/new.schema.json': null,
  })
})
