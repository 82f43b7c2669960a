import { expect, it } from 'vitest'
import { useStudioServer } from './support/openStudio.ts'

const studio = useStudioServer()

it('opens with the flow, its start step, and nothing found', async () => {
  const page = await studio.open()
  await page.getByRole('region', { name: 'Map' }).waitFor()
  expect(await page.getByRole('banner').innerText()).toContain('ENTER_LICENSE_PLATE')
  await page.getByRole('banner').getByText('Nothing found').waitFor()
})
