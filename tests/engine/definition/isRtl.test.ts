import { expect, it } from 'vitest'
import { isRtl } from '../../../engine/definition/languages.ts'

it.each(['ar', 'he', 'fa-IR', 'ur', 'pa-PK'])('knows that %s is written from right to left', (tag) => {
  expect(isRtl(tag)).toBe(true)
})

it.each(['en', 'es', 'pt-BR', 'pa', 'zh-Hant', 'not a tag'])('takes %s to be written from left to right', (tag) => {
  expect(isRtl(tag)).toBe(false)
})
