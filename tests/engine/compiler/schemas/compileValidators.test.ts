import { describe, expect, it } from 'vitest'
import { compileValidators, toModule } from '../../../../engine/compiler/schemas/compileValidators.ts'
import { importModule } from './importModule.ts'

describe('compileValidators', () => {
  it('exports a validator by the name of each schema', async () => {
    const source = compileValidators({
      text: { $id: 'text', type: 'string', maxLength: 2 },
      moment: { type: 'string', format: 'date-time' },
      list: {
        type: 'array',
        items: { $ref: '#/definitions/pair' },
        uniqueItems: true,
        definitions: { pair: { type: 'object' } },
      },
    })
    const { text, moment, list } = await importModule(source)
    const answers = [text, moment, list].map((validator) =>
      typeof validator === 'function' ? validator : () => 'missing',
    )
    expect(answers.map((validate) => validate('2024-02-29T10:00:00Z'))).toEqual([false, true, false])
    expect(answers.map((validate) => validate([{ a: 1 }, { a: 1 }]))).toEqual([false, false, false])
    expect(answers[2]?.([{ a: 1 }, { a: 2 }])).toBe(true)
  })

  it('knows copy keys only with allErrors', () => {
    const schema = { type: 'string', maxLength: 2, errorMessage: { maxLength: 'too.long' } }
    const toErrors = async (allErrors: boolean) => {
      const { text } = await importModule(compileValidators({ text: schema }, { allErrors }))
      if (typeof text !== 'function') throw new Error('text is missing')
      text('abc')
      return JSON.stringify(Reflect.get(text, 'errors'))
    }
    return Promise.all([
      expect(toErrors(true)).resolves.toContain('too.long'),
      expect(toErrors(false)).resolves.toMatch(/"keyword":"maxLength"(?!.*too\.long)/),
    ])
  })

  it('leaves the words of a schema alone', () => {
    const words = 'const func1 = require("ajv/dist/runtime/equal").default;'
    expect(compileValidators({ text: { const: words } })).toContain(JSON.stringify(words))
  })

  it('refuses a name that no module can export', () => {
    expect(() => compileValidators({ 'a-b': { type: 'string' } })).toThrow('a-b')
  })
})

describe('toModule', () => {
  it('refuses a require that has no module of ours and names it', () => {
    expect(() => toModule('const func1 = require("ajv/dist/runtime/uri").default;')).toThrow(
      'asks for require("ajv/dist/runtime/uri").default, which has no ES module in engine/validation/runtime',
    )
  })
})
