import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import states from '../../../schemas/shared/state.schema.json' with { type: 'json' }
import { HandwrittenField, HandwrittenStep } from './HandwrittenField.tsx'
import { HandwrittenPlate } from './HandwrittenPlate.tsx'
import { showOnDemand } from './showOnDemand.ts'
import { useHandwrittenForm } from './useHandwrittenForm.ts'
import '../../../src/widget/theme/theme.css'

const labels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Street address',
  extendedAddress: 'Apartment or suite',
  city: 'City',
  region: 'State',
  postalCode: 'Zip code',
  phone: 'Mobile phone',
  ssn: 'Social security number',
  dateOfBirth: 'Date of birth',
  email: 'Email',
  residency: 'Residency',
  isConsentSelected: 'I agree',
}
const options: Readonly<Record<string, readonly string[]>> = {
  region: states.enum,
  residency: ['Citizen', 'Resident', 'Tin', 'WorkVisa'],
  isConsentSelected: ['Yes'],
}
const types: Readonly<Record<string, string>> = { dateOfBirth: 'date', email: 'email', phone: 'tel' }
const patterns: Readonly<Record<string, RegExp>> = {
  postalCode: /^\d{5}$/,
  phone: /^\d{10}$/,
  ssn: /^\d{3}-?\d{2}-?\d{4}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
}

function judge(name: string, value: string): string | undefined {
  if (value.trim() === '') return name === 'extendedAddress' ? undefined : 'This field is required'
  return patterns[name]?.test(value) === false ? 'Invalid Field' : undefined
}

/** The manual information step, written by hand. */
function Information() {
  useEffect(() => {
    // As the product does for who hears the page.
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  const { toField, submit } = useHandwrittenForm(Object.keys(labels), judge)
  return (
    <HandwrittenStep title="Your information">
      <form className="form" noValidate onSubmit={submit}>
        {Object.entries(labels).map(([name, label]) => (
          <HandwrittenField
            key={name}
            label={label}
            type={types[name] ?? 'text'}
            {...(options[name] && { options: options[name] })}
            {...toField(name)}
          />
        ))}
        <button type="submit" className="button button-primary">
          Continue
        </button>
      </form>
    </HandwrittenStep>
  )
}

const element = document.querySelector('#page')
if (element) {
  const root = createRoot(element)
  root.render(<HandwrittenPlate />)
  showOnDemand(() => root.render(<Information />))
}
