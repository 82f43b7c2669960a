import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import english from '../../flows/copy/en.json' with { type: 'json' }
import flow from '../../flows/refinance.json' with { type: 'json' }
import spanish from '../../flows/copy/es.json' with { type: 'json' }
import { readEmbedCopy } from '../../src/embed/embedPlugin.ts'

/** Copies the flow and adds languages to it. */
function copyFlow(more: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'flow-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('flows', folder, { recursive: true })
  for (const [language, texts] of Object.entries(more)) {
    writeFileSync(join(folder, `copy/${language}.json`), JSON.stringify(texts))
  }
  return join(folder, 'refinance.json')
}

describe('the texts of the loader', () => {
  it('exist in every language of the flow, with the phone number', () => {
    const { texts, phone } = readEmbedCopy('flows/refinance.json')
    expect(Object.keys(texts)).toEqual(['EN', 'ES'])
    const keys = ['app.titleSuffix', 'embed.failed', 'common.tryAgain', 'common.close'] as const
    expect(texts.EN).toEqual(keys.map((key) => english[key]))
    expect(texts['ES']?.[0]).toBe(spanish['app.titleSuffix'])
    expect(phone).toEqual({ text: flow.constants.phone, link: `tel:${flow.constants.phoneLink}` })
  })

  it('are kept by language and not by country', () => {
    const { texts } = readEmbedCopy(
      copyFlow({ 'pt-PT': { ...english, 'common.tryAgain': 'De novo' }, 'pt-BR': { ...english } }),
    )
    expect(Object.keys(texts)).toEqual(['EN', 'ES', 'PT'])
    expect(texts['PT']?.[2], 'of the first').toBe(english['common.tryAgain'])
  })

  it('cause an error when a language lacks one of them', () => {
    const { 'embed.failed': _, ...rest } = english
    expect(() => readEmbedCopy(copyFlow({ fr: rest }))).toThrow(
      'The copy fr has no "embed.failed", which the loader shows.',
    )
  })
})
