import { expect, it } from 'vitest'
import { adviseFlow } from '../../../../engine/authoring.ts'
import { checkFlow, readFlow } from '../../../../engine/build.ts'
import { readStudioFiles, toCodeWords } from '../../../../engine/commands/studio/readStudioFiles.ts'

it('toCodeWords keeps dotted names, prefixes, texts with spaces and quoted failure names, each once', () => {
  const code = "t('loan.none'); t('loan.none'); t(`loan.${kind}`); track('Step Viewed'); fail('IdsMissing')"
  expect(toCodeWords(code).split('\n')).toEqual([
    't',
    'loan.none',
    'loan',
    'kind',
    'track',
    'Step',
    'Viewed',
    'fail',
    'IdsMissing',
    '`loan.${',
    'Step Viewed',
    "'IdsMissing'",
  ])
})

it('toCodeWords keeps enough to see that every part of the refinance flow is used', () => {
  const { code } = readStudioFiles(
    { folder: process.cwd(), flowFile: 'flows/refinance.json', codeFolder: 'src', functions: {} },
    true,
  )
  const { flow } = checkFlow(readFlow('flows/refinance.json'))
  if (!flow) throw new Error('The flow has faults.')
  expect(adviseFlow(flow, code)).toEqual([])
  expect(adviseFlow(flow).length).toBeGreaterThan(0)
})
