import { expect, it } from 'vitest'
import { readAnswer } from '../../../../studio/step/answers/AnswerPanel.tsx'

const toChoice = (outcome: string) => ({ outcome, words: '', result: { outcome } })

it('readAnswer reads typed JSON as the data of the outcome', () => {
  expect(readAnswer(toChoice('answered'), '{ "year": 2020 }')).toEqual({
    result: { outcome: 'answered', data: { year: 2020 } },
  })
  expect(readAnswer(toChoice('refused'), ' ')).toEqual({ result: { outcome: 'refused' } })
})

it('readAnswer reads typed JSON as a failure for the outcome "failed"', () => {
  expect(readAnswer(toChoice('failed'), '{ "status": 503 }')).toEqual({
    result: { outcome: 'failed', failure: { status: 503, message: '' } },
  })
})

it('readAnswer says what is wrong with the typed JSON', () => {
  expect(readAnswer(toChoice('answered'), '{')).toEqual({ problem: expect.stringContaining('This is not valid JSON') })
  expect(readAnswer(toChoice('failed'), '')).toEqual({ problem: expect.stringContaining('This is not valid JSON') })
  expect(readAnswer(toChoice('failed'), '[]')).toEqual({ problem: expect.stringContaining('needs a "status"') })
  expect(readAnswer(toChoice('failed'), 'null')).toEqual({ problem: expect.stringContaining('needs a "status"') })
})
