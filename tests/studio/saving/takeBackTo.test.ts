import { expect, it } from 'vitest'
import { takeBackTo } from '../../../studio/saving/HistoryButton.tsx'

it('takeBackTo restores the earlier files, removes newer ones, and keeps released ones', () => {
  const files = { 'flow.json': '2', 'schemas/new.schema.json': '{}', 'released/flow.1.json': '{}' }
  expect(takeBackTo(files, { 'flow.json': '1', 'copy/fr.json': '{}' }, ['released/flow.1.json'])).toEqual({
    'flow.json': '1',
    'copy/fr.json': '{}',
    'schemas/new.schema.json': null,
  })
})
