import { expect, it } from 'vitest'
import { addLanguage } from '../../studio/words/edits/texts.ts'
import { applyEdit } from '../../studio/words/edits/applyEdit.ts'
import { guardTests } from '../engine/react/guardTests.ts'
import { drawStudio } from './support/drawStudio.tsx'
import { openFlow } from './support/openFlow.ts'

guardTests()

it('the studio shows the first language again when the one that was shown is undone', () => {
  const { workspace, desk } = drawStudio(undefined)
  applyEdit(workspace, addLanguage(openFlow(), 'fr'))
  desk.setState({ language: 'fr' })
  workspace.undo()
  expect(desk.getState().language).toBe('en')
})
