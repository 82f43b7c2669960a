import { describe, expect, it } from 'vitest'
import { sampleValue } from '../../../engine/compiler/schemas/createSampler.ts'
import { validate, type Copy } from '../../../engine/index.ts'
import english from '../../../flows/copy/en.json?copy'
import flow from '../../../flows/refinance.json?flow'
import { guardTests } from '../../engine/react/guardTests.ts'
import { drawForm } from './drawForm.tsx'
import { loadForms } from './loadForms.ts'
import { toBrokenValue, toCompanions } from './toBrokenValue.ts'
import { toPlace, toReading } from './toReading.ts'

const languages = import.meta.glob<Copy>('../../../flows/copy/*.json', {
  query: '?copy',
  import: 'default',
  eager: true,
})
const forms = await loadForms()

guardTests()

describe('the forms of the refinance flow', () => {
  it('cover every step that has a form', () => {
    const withForms = Object.keys(flow.steps).filter((step) => flow.steps[step]?.loadForms)
    expect([...new Set(forms.map(({ step }) => step))]).toEqual(withForms)
    expect(forms.length).toBeGreaterThan(withForms.length)
  })

  it('have English texts', () => {
    expect(Object.keys(languages)).toContain('../../../flows/copy/en.json')
  })
})

describe.each(forms)('the form $title', (stepForm) => {
  const { form, schema, rules } = stepForm

  it('accepts a valid value', () => {
    expect(validate(form.validate, sampleValue(schema))).toEqual([])
  })

  describe.each(rules)('the rule $rule of $path', (rule) => {
    it('is reported alone, with a message in every language', () => {
      const { path, message } = rule
      const issues = validate(form.validate, toBrokenValue(stepForm, rule))
      const companions = toCompanions(stepForm, rule).map((field) => expect.objectContaining({ path: field }))
      expect(issues).toEqual([expect.objectContaining({ path, rule: rule.rule, message }), ...companions])
      // Without a message in the schema, the person would read the generic one.
      expect(message).toBeDefined()
      for (const copy of Object.values(languages)) expect(copy).toHaveProperty([message ?? ''])
    })

    it(`is shown to the applicant ${toPlace(stepForm, rule)}`, async () => {
      const drawn = await drawForm(stepForm, toBrokenValue(stepForm, rule), english)
      await drawn.submit()
      const reading = drawn.read()
      expect(reading).toEqual(toReading(stepForm, rule, english))
      // Each link names the field that it leads to.
      expect(drawn.links()).toEqual(
        Object.values(reading.errors).map((words) => expect.stringContaining(String(words))),
      )
    })
  })
})
