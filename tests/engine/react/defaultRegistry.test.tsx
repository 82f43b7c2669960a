// @vitest-environment jsdom
import Form from '@rjsf/core/lib/components/Form.js'
import { expect, it, vi } from 'vitest'
import getDefaultRegistry from '../../../engine/react/replacements/defaultRegistry.ts'
import { drawFlow, guardTests, withForms } from './drawFlow.tsx'
import { toForm } from './toForm.ts'

guardTests()

const form = toForm({
  type: 'object',
  properties: {
    kind: { type: 'string', title: 'kind', enum: ['Work', 'None'] },
    amount: { type: 'number', title: 'amount' },
    agree: { type: 'boolean', title: 'agree' },
    addresses: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', title: 'address', properties: { city: { type: 'string', title: 'city' } } },
    },
  },
  allOf: [
    {
      if: { properties: { kind: { const: 'Work' } }, required: ['kind'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
      then: { properties: { employer: { type: 'string', title: 'employer' } }, required: ['employer'] },
    },
  ],
})

/** What is drawn, without the ids, which are counted through. */
async function toHtml() {
  const { container, user, control, unmount, getByText } = await drawFlow({ steps: { FIRST: withForms(form) } })
  await user.selectOptions(control('kind'), 'Work')
  await user.click(getByText('continue'))
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, '')
  unmount()
  return html
}

it('draws a form as the whole registry of RJSF does', async () => {
  const whole = await toHtml()
  vi.spyOn(Form, 'getRegistry').mockImplementation((props, schema, schemaUtils) => {
    const lean = getDefaultRegistry()
    const [fields, templates] = [
      Object.assign(lean.fields, props.fields),
      Object.assign(lean.templates, props.templates),
    ]
    const { idPrefix = '', idSeparator = '' } = props
    const globalFormOptions = { idPrefix, idSeparator, useFallbackUiForUnsupportedType: false }
    return Object.assign(lean, {
      fields,
      templates,
      globalFormOptions,
      rootSchema: schema,
      schemaUtils,
      uiSchemaDefinitions: {},
    })
  })
  expect(await toHtml()).toBe(whole)
  expect(whole).toContain('name="employer"')
  expect(whole).toContain('name="addresses.0.city"')
})
