// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { valueAt } from '../../../engine/index.ts'
import { toForm } from '../../engine/react/toForm.ts'
import licensePlate from '../../../schemas/forms/license-plate.schema.json' with { type: 'json' }
import { drawStep } from '../screens/drawStep.tsx'
import { guardTests } from '../../engine/react/guardTests.ts'

guardTests()

/** Draws one field named `it`; the functions type, paste and fill as a person or a browser would. */
async function drawField(input: string, schema: object = { type: 'string' }, value?: unknown) {
  const form = toForm(
    { type: 'object', properties: { it: { ...schema, title: 'fields.zip', ui: { input } } } },
    { data: 'addressForm', submit: 'common.continue' },
  )
  const step = await drawStep({ view: ['form'], form, data: { addressForm: value === undefined ? {} : { it: value } } })
  const field = step.control('it')
  return {
    ...step,
    field,
    value: () => valueAt(step.slot('addressForm'), 'it'),
    paste: async (text: string) => {
      await step.user.click(field)
      await step.user.paste(text)
    },
    /** Browsers autofill like this: the value changes at once, without keys and without the focus. */
    autofill: (text: string) => fireEvent.input(field, { target: { value: text } }),
    leave: () => act(() => field.blur()),
  }
}

describe('a phone field', () => {
  it('shows its mask while it is typed in, and commits 10 digits', async () => {
    const { field, user, value, leave } = await drawField('phone')
    await user.type(field, '3035550142')
    expect(field.value).toBe('+1 (303) 555-0142')
    leave()
    expect(value()).toBe('3035550142')
    expect(field.value).toBe('+1 (303) 555-0142')
  })

  it.each(['3035550142', '(303) 555-0142', '303.555.0142', '+1 303-555-0142', '+13035550142', '303-555-0142 ext. 7'])(
    'accepts the number when it is pasted as %s',
    async (text) => {
      const { field, paste, value, leave } = await drawField('phone')
      await paste(text)
      expect(field.value).toBe('+1 (303) 555-0142')
      leave()
      expect(value()).toBe('3035550142')
    },
  )

  it.each(['3035550142', '13035550142', '+1 (303) 555-0142'])(
    'accepts the number when it is autofilled as %s',
    async (text) => {
      const { field, autofill, value } = await drawField('phone')
      autofill(text)
      expect(field.value).toBe('+1 (303) 555-0142')
      expect(value()).toBe('3035550142')
    },
  )

  it('refuses a number that is too long instead of cutting it', async () => {
    const { field, paste, autofill } = await drawField('phone')
    await paste('+44 20 7946 0958')
    expect(field.value).toBe('')
    await paste('3035550142')
    await paste('9')
    expect(field.value).toBe('+1 (303) 555-0142')
    act(() => field.blur())
    autofill('442079460958')
    expect(field.value).toBe('')
  })

  it('keeps the caret where a digit was inserted or deleted', async () => {
    const { field, user } = await drawField('phone')
    await user.type(field, '30355501')
    await user.type(field, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(field.value).toBe('+1 (390) 355-501')
    expect(field.selectionStart).toBe(6)
    await user.keyboard('{Backspace}')
    expect(field.value).toBe('+1 (303) 555-01')
    expect(field.selectionStart).toBe(5)
  })

  it('commits nothing when only its country code is left', async () => {
    const { field, user, value, leave } = await drawField('phone', { type: 'string' }, '3')
    await user.type(field, '{Backspace}')
    leave()
    expect(value()).toBeUndefined()
  })
})

describe('an SSN field', () => {
  it('shows all digits while it is typed in, and only the last 4 after it is left', async () => {
    const { field, user, value, leave } = await drawField('ssn')
    await user.type(field, '123456789')
    expect(field.value).toBe('123-45-6789')
    leave()
    expect(field.value).toBe('•••-••-6789')
    expect(value()).toBe('123456789')
    await user.click(field)
    expect(field.value).toBe('123-45-6789')
  })

  it('keeps its value when it is only focused and left', async () => {
    const { field, user, value, leave } = await drawField('ssn', { type: 'string' }, '123456789')
    expect(field.value).toBe('•••-••-6789')
    await user.click(field)
    leave()
    expect(value()).toBe('123456789')
  })

  it('shows no digit of an unfinished number after it is left', async () => {
    const { field, user, value, leave } = await drawField('ssn')
    await user.type(field, '1234')
    leave()
    expect(field.value).toBe('•••-•')
    expect(value()).toBe('1234')
  })

  it('accepts a paste and an autofill, with or without hyphens', async () => {
    const pasted = await drawField('ssn')
    await pasted.paste('123-45-6789')
    pasted.leave()
    expect(pasted.value()).toBe('123456789')
    const filled = await drawField('ssn')
    filled.autofill('123456789')
    expect(filled.value()).toBe('123456789')
  })

  it('covers what an extension fills in without the focus', async () => {
    const { field, autofill } = await drawField('ssn')
    act(() => void autofill('123456789'))
    expect(field.parentElement?.querySelector('.ssn-cover')?.textContent).toBe('•••-••-6789')
  })

  it('refuses a paste of more than 9 digits', async () => {
    const { field, paste } = await drawField('ssn')
    await paste('1234567890')
    expect(field.value).toBe('')
  })

  it('does not read its own bullets as digits when typing is undone', async () => {
    const { field, user } = await drawField('ssn', { type: 'string' }, '123456789')
    await user.click(field)
    await user.keyboard('{Backspace}')
    fireEvent.keyDown(field, { keyCode: 90, ctrlKey: true })
    fireEvent.keyDown(field, { keyCode: 90, ctrlKey: true })
    expect(field.value).not.toContain('•')
    expect(field.value).not.toBe('678-9')
  })
})

describe('a currency field', () => {
  const amount = { type: 'number', minimum: 1 }

  it('shows the monthly amount below a yearly one', async () => {
    const { field, user, leave, text } = await drawField('annualIncome', amount)
    await user.type(field, '50000')
    expect(text()).not.toContain('a month')
    leave()
    expect(text()).toContain('That is $4,166.67 a month.')
    await user.type(field, '0')
    expect(text(), 'while another amount is typed').not.toContain('a month')
    await user.type(field, '{Backspace}')
    expect(text()).toContain('That is $4,166.67 a month.')
    await user.type(field, '{Backspace}')
    leave()
    expect(text()).toContain('That is $416.67 a month.')
    await user.clear(field)
    expect(text()).not.toContain('a month')
    leave()
    expect(text()).not.toContain('a month')
  })

  it('shows thousands separators while it is typed in, and commits a number', async () => {
    const { field, user, value, leave } = await drawField('currency', amount)
    await user.type(field, '12345.678')
    expect(field.value).toBe('12,345.67')
    leave()
    expect(value()).toBe(12_345.67)
  })

  it('accepts a paste with a dollar sign and an autofill', async () => {
    const pasted = await drawField('currency', amount)
    await pasted.paste('$1,234.5')
    pasted.leave()
    expect(pasted.field.value).toBe('1,234.50')
    const filled = await drawField('currency', amount)
    filled.autofill('25000')
    expect(filled.field.value).toBe('25,000')
    expect(filled.value()).toBe(25_000)
  })

  it('takes a comma before two digits for a decimal one, typed, pasted and filled', async () => {
    const { field, user, value, leave } = await drawField('currency', amount)
    await user.type(field, '12,50')
    expect(field.value).toBe('12,50')
    leave()
    expect([field.value, value()]).toEqual(['12.50', 12.5])
    const pasted = await drawField('currency', amount, 1_234_567)
    await pasted.user.tripleClick(pasted.field)
    await pasted.user.paste('1.234,50')
    expect(pasted.field.value).toBe('1,234.50')
    const filled = await drawField('currency', amount)
    filled.autofill(' 12,50 ')
    expect(filled.value()).toBe(12.5)
  })

  it('takes a comma before three digits for a separator, and forgets it when one of them is deleted', async () => {
    const { field, user, value, leave } = await drawField('currency', amount)
    await user.type(field, '1,234')
    expect(field.value).toBe('1,234')
    await user.keyboard('{Backspace}')
    expect(field.value).toBe('123')
    await user.clear(field)
    await user.type(field, '12,500{Backspace}')
    expect(field.value).toBe('1,250')
    await user.clear(field)
    await user.type(field, '12,50{Backspace}')
    leave()
    expect(value()).toBe(12.5)
    await user.clear(field)
    await user.type(field, '12.50,75')
    expect(field.value, 'there are cents already').toBe('12.50')
  })

  it('keeps the caret behind the same digit when separators change', async () => {
    const { field, user } = await drawField('currency', amount)
    await user.type(field, '1234')
    await user.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([field.value, field.selectionStart]).toEqual(['19,234', 2])
    await user.keyboard('{Backspace}')
    expect([field.value, field.selectionStart]).toEqual(['1,234', 1])
  })

  it('moves the caret over a separator instead of deleting it', async () => {
    const { field, user } = await drawField('currency', amount)
    await user.type(field, '1234')
    await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([field.value, field.selectionStart]).toEqual(['1,234', 1])
  })

  it('blocks a leading zero, unless the schema allows zero', async () => {
    const blocked = await drawField('currency', amount)
    await blocked.user.type(blocked.field, '0')
    expect(blocked.field.value).toBe('')
    const allowed = await drawField('currency', { type: 'number', minimum: 0 })
    await allowed.user.type(allowed.field, '0')
    allowed.leave()
    expect(allowed.value()).toBe(0)
    expect(allowed.field.value).toBe('0')
  })
})

describe('a masked field, on keyboards of other scripts', () => {
  it.each([
    ['phone', '３０３５５５０１４２', '3035550142'],
    ['phone', '+１ (٣٠٣) ٥٥٥-٠١٤٢', '3035550142'],
    ['ssn', '９００－１２－３００３', '900123003'],
    ['zip', '۸۰۲۰۲', '80202'],
    ['code', '٤٨٢١', '4821'],
    ['currency', '１，２３４．５', 1234.5],
    ['currency', '١٢٫٥٠', 12.5],
    ['currency', '١٬٢٣٤', 1234],
  ])('a %s field reads %s, typed, pasted and filled', async (input, text, expected) => {
    const schema = input === 'currency' ? { type: 'number', minimum: 1 } : { type: 'string' }
    for (const way of ['type', 'paste', 'autofill'] as const) {
      const { field, user, paste, autofill, value, leave } = await drawField(input, schema)
      if (way === 'type') await user.type(field, text)
      else if (way === 'paste') await paste(text)
      else autofill(text)
      leave()
      expect([way, value()]).toEqual([way, expected])
      cleanup()
    }
  })
})

describe('ZIP code, code and plate fields', () => {
  it('a ZIP code field keeps the first 5 digits of a ZIP+4', async () => {
    const { paste, value, leave } = await drawField('zip')
    await paste('80202-1234')
    leave()
    expect(value()).toBe('80202')
  })

  it('a code field finds the code in a pasted message', async () => {
    const { paste, value, leave } = await drawField('code')
    await paste('Your code is 4821.')
    leave()
    expect(value()).toBe('4821')
  })

  it.each([
    [' abc-1234 ', 'ABC-1234'],
    ['abc  1234', 'ABC 1234'],
    ['abc.12·34', 'ABC1234'],
    ['abc–12−34', 'ABC-12-34'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['abc ١٢٣', 'ABC 123'],
    ['peña\u0301 7', 'PENA 7'],
    ['kids♥4u', 'KIDS4U'],
  ])('a plate field turns %s into %s when it is left', async (typed, plate) => {
    const { field, user, value, leave } = await drawField('plate')
    await user.type(field, typed)
    leave()
    expect(value()).toBe(plate)
    expect(field.value).toBe(plate)
    expect(plate).toMatch(new RegExp(licensePlate.properties.plateNumber.pattern))
  })

  it.each(['♥♥', '--', '...', 'АВС 123'])(
    'a plate field leaves %s as typed, which its pattern rejects',
    async (typed) => {
      const { field, user, value, leave } = await drawField('plate')
      await user.type(field, typed)
      leave()
      expect(value()).toBe(typed)
      expect(typed).not.toMatch(new RegExp(licensePlate.properties.plateNumber.pattern))
    },
  )
})
