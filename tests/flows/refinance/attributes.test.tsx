import { expect, it } from 'vitest'
import { sampleValue } from '../../../engine/compiler/schemas/createSampler.ts'
import english from '../../../flows/copy/en.json?copy'
import { guardTests } from '../../engine/react/guardTests.ts'
import { drawForm } from './drawForm.tsx'
import { loadForms } from './loadForms.ts'

guardTests()

const forms = await loadForms()

/** Returns the attributes that tell a browser how to fill in a control, and which keyboard and text it takes. */
function toAttributes(control: HTMLElement): string {
  const names = ['type', 'autocomplete', 'inputmode', 'autocapitalize', 'spellcheck', 'maxlength']
  const told = names.flatMap((name) => {
    const value = control.getAttribute(name)
    return value === null || (name === 'type' && value === 'text') ? [] : [`${name}=${value}`]
  })
  return told.join(' | ')
}

it.each(forms.map((form) => [form.title, form] as const))(
  '%s has the reviewed autofill and keyboard attributes',
  async (_, stepForm) => {
    const { controls } = await drawForm(stepForm, sampleValue(stepForm.schema), english)
    const lines = controls().map((control) => `${control.getAttribute('name')}: ${toAttributes(control)}`)
    expect([...new Set(lines)].join('\n')).toMatchSnapshot()
  },
)

const isPersonal = /name|address|street|city|ssn|email|phone|zip|code|birth|account/i

it('fields with personal data have no spell checking, and no field has a maximum length', async () => {
  const checked: string[] = []
  const cut: string[] = []
  for (const stepForm of forms) {
    const { controls } = await drawForm(stepForm, sampleValue(stepForm.schema), english)
    for (const control of controls()) {
      const name = control.getAttribute('name') ?? ''
      const isTyped = control.matches('input:not([type="radio"], [type="checkbox"])')
      if (isTyped && isPersonal.test(name) && control.getAttribute('spellcheck') !== 'false') checked.push(name)
      if (control.hasAttribute('maxlength')) cut.push(name)
    }
  }
  expect({ checked, cut }).toEqual({ checked: [], cut: [] })
})
