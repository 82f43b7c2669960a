import mileages from '../../../schemas/shared/mileage-range.schema.json' with { type: 'json' }
import states from '../../../schemas/shared/state.schema.json' with { type: 'json' }
import { HandwrittenField, HandwrittenStep } from './HandwrittenField.tsx'
import { useHandwrittenForm } from './useHandwrittenForm.ts'

const names = ['plateNumber', 'plateState', 'estimatedMileageRange']

function judge(name: string, value: string): string | undefined {
  if (value.trim() === '') return 'This field is required'
  return name === 'plateNumber' && !/^[\w -]{1,10}$/.test(value) ? 'Please enter a valid plate' : undefined
}

/** The plate step, written by hand. */
export function HandwrittenPlate() {
  const { toField, submit } = useHandwrittenForm(names, judge)
  return (
    <HandwrittenStep title="Find your car">
      <p className="text-lead">Enter your license plate. It takes a few minutes to see what you could save.</p>
      <form className="form" noValidate onSubmit={submit}>
        <HandwrittenField label="License plate number" {...toField('plateNumber')} />
        <div className="row">
          <HandwrittenField label="License plate state" options={states.enum} {...toField('plateState')} />
          <HandwrittenField label="Estimated mileage" options={mileages.enum} {...toField('estimatedMileageRange')} />
        </div>
        <button type="submit" className="button button-primary">
          Find my car
        </button>
      </form>
    </HandwrittenStep>
  )
}
