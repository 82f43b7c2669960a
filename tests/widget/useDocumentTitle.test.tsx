// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { useDocumentTitle } from '../../src/widget/WidgetRoot.tsx'
import { drawStep } from './screens/drawStep.tsx'
import { guardTests } from '../engine/react/guardTests.ts'

guardTests()

function Titled() {
  useDocumentTitle()
  return null
}

it('the document title names the step, or the page screen that covers it', async () => {
  const root = { className: 'refinance', children: <Titled /> }
  const { setState } = await drawStep({ view: [], root })
  expect(document.title).toBe('Find your car | Refinance your car loan online')
  setState({ screen: 'error' })
  expect(document.title).toBe('Oops... | Refinance your car loan online')
  setState({ screen: 'bot-check-failed' })
  expect(document.title).toBe('Please call us | Refinance your car loan online')
  setState({ screen: undefined })
  expect(document.title).toBe('Find your car | Refinance your car loan online')
})
