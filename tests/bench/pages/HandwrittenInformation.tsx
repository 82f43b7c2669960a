import { useEffect, useRef, useState } from 'react'
import states from '../../../schemas/shared/state.schema.json' with { type: 'json' }
import { type FieldWords, HandwrittenField } from './HandwrittenField.tsx'
import { toOptions } from './HandwrittenPlate.tsx'
import { HandwrittenStep } from './HandwrittenStep.tsx'
import { useHandwrittenForm } from './useHandwrittenForm.ts'

const words = { autoCapitalize: 'words' } as const
const digits = { inputMode: 'numeric' } as const
const stateOptions = toOptions(states.enum)
const residencyOptions = {
  Citizen: 'U.S. citizen',
  Resident: 'Permanent resident',
  Tin: 'Tax identification number (ITIN)',
  WorkVisa: 'Work visa',
}

/** The fields in their rows. */
const rows: readonly (readonly [name: string, asked: FieldWords])[][] = [
  [
    ['firstName', { label: 'First name', autoComplete: 'given-name', ...words }],
    ['lastName', { label: 'Last name', autoComplete: 'family-name', ...words }],
  ],
  [['address', { label: 'Street address', autoComplete: 'address-line1', ...words }]],
  [['extendedAddress', { label: 'Apartment or suite', autoComplete: 'address-line2', isOptional: true, ...words }]],
  [
    ['postalCode', { label: 'ZIP code', autoComplete: 'postal-code', wrap: 'input-zip', ...digits }],
    ['region', { label: 'State', autoComplete: 'address-level1', options: stateOptions }],
  ],
  [['city', { label: 'City', autoComplete: 'address-level2', ...words }]],
  [['phone', { label: 'Mobile phone number', type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' }]],
  [
    [
      'ssn',
      {
        label: 'Social Security number',
        hint: 'Sent encrypted. Lenders need it to look up your current loan. A soft credit pull does not affect your score.',
        wrap: 'input-ssn',
        aside: (
          <button type="button" className="show-switch" aria-label="Show the whole Social Security number">
            Show
          </button>
        ),
        autoComplete: 'off',
        ...digits,
      },
    ],
    [
      'dateOfBirth',
      {
        label: 'Date of birth',
        hint: 'As MM/DD/YYYY. Sent encrypted. We ask so that we can verify who you are.',
        wrap: 'input-date',
        autoComplete: 'bday',
        ...digits,
      },
    ],
  ],
  [['email', { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' }]],
  [['residency', { label: 'Residency status', options: residencyOptions }]],
]
const names = [...rows.flat().map(([name]) => name), 'isConsentSelected']

const needed: Readonly<Record<string, string>> = {
  phone: 'Phone number is required',
  ssn: 'Please enter a valid SSN',
  dateOfBirth: 'Date of birth is required',
  email: 'Email is required',
  residency: 'Residency is required',
  isConsentSelected: 'Please confirm your consent',
}
const patterns: Readonly<Record<string, RegExp>> = {
  postalCode: /^\d{5}$/,
  phone: /^\d{10}$/,
  ssn: /^\d{3}-?\d{2}-?\d{4}$/,
  dateOfBirth: /^\d\d\/\d\d\/\d{4}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
}

function validate(name: string, value: string): string | undefined {
  if (value.trim() === '') return name === 'extendedAddress' ? undefined : (needed[name] ?? 'This field is required')
  return patterns[name]?.test(value) === false ? 'Invalid Field' : undefined
}

/** Renders the manual information step, written by hand. */
export function HandwrittenInformation() {
  useEffect(() => {
    // The product moves the focus here, too, for screen readers.
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  const { toField, submit, mistakes } = useHandwrittenForm(names, validate)
  const consent = toField('isConsentSelected')
  return (
    <HandwrittenStep title="Enter your information" section={1} minutes={10} mistakes={mistakes}>
      <p className="text-lead">Enter everything as it appears on your driver’s license.</p>
      <Terms />
      <form className="form step-form" noValidate onSubmit={submit}>
        <div className="group">
          {rows.map((row) => {
            const fields = row.map(([name, asked]) => <HandwrittenField key={name} {...asked} {...toField(name)} />)
            return fields.length === 1 ? (
              fields
            ) : (
              <div key={row[0]?.[0]} className="row">
                {fields}
              </div>
            )
          })}
          <div className={consent.error === undefined ? 'field' : 'field is-invalid'}>
            <label className="checkbox">
              <input
                type="checkbox"
                id="isConsentSelected"
                name="isConsentSelected"
                checked={consent.value !== ''}
                aria-required
                aria-invalid={consent.error !== undefined}
                aria-describedby="isConsentSelected-error"
                onBlur={() => consent.leave('isConsentSelected')}
                onChange={({ currentTarget }) =>
                  consent.change('isConsentSelected', currentTarget.checked ? 'yes' : '')
                }
              />
              <span>
                I agree to the <Elsewhere to="sms-terms">SMS terms</Elsewhere>, the{' '}
                <Elsewhere to="privacy">privacy policy</Elsewhere> and the{' '}
                <Elsewhere to="terms">terms of use</Elsewhere>, and that you may contact me about this application.
              </span>
            </label>
            <p id="isConsentSelected-error" className="field-error" aria-live="polite">
              {consent.error}
            </p>
          </div>
        </div>
        <p className="form-error" role="alert" />
        <button type="submit" className="button button-primary">
          Continue
        </button>
      </form>
      <p className="call-us">
        Questions? Call us at <a href="tel:+13035550142">(303) 555-0142</a>.
      </p>
    </HandwrittenStep>
  )
}

const Elsewhere = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={`https://www.example.com/${to}`} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

const terms: Readonly<Record<string, string>> = {
  'Remaining loan balance':
    'What you still owe on the car today, without future interest. Your lender calls it the payoff or principal balance.',
  'Current monthly payment': 'What you pay your lender each month for this car.',
  'Payments remaining': 'How many monthly payments are left until the loan is paid off.',
  'Current interest rate': 'The yearly rate (APR) of your loan. It is in your contract and on most statements.',
  'Estimated credit score':
    'A number from 300 to 850 that tells lenders how you have paid so far. An estimate is enough.',
}

/** Renders the button and dialog that explain the terms of a loan. */
function Terms() {
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <>
      <button type="button" className="button button-link" onClick={() => setOpen(true)}>
        What do these terms mean?
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="terms" onClose={() => setOpen(false)}>
        <h2 id="terms">Loan terms, explained</h2>
        <dl className="facts">
          {Object.entries(terms).map(([term, meaning]) => (
            <div key={term} className="fact">
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <div className="dialog-buttons">
          <button type="button" className="button button-primary" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </dialog>
    </>
  )
}
