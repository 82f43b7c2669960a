import mileages from '../../../schemas/shared/mileage-range.schema.json' with { type: 'json' }
import states from '../../../schemas/shared/state.schema.json' with { type: 'json' }
import { HandwrittenField } from './HandwrittenField.tsx'
import { HandwrittenStep } from './HandwrittenStep.tsx'
import { useHandwrittenForm } from './useHandwrittenForm.ts'

const names = ['plateNumber', 'plateState', 'estimatedMileageRange']
const needed: Readonly<Record<string, string>> = {
  plateNumber: 'License Plate Number is required',
  plateState: 'State is required',
  estimatedMileageRange: 'Estimated Mileage is required',
}
/** Turns values into options that are their own labels. */
export const toOptions = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))
const stateOptions = toOptions(states.enum)
const mileageOptions = toOptions(mileages.enum)

function validate(name: string, value: string): string | undefined {
  if (value.trim() === '') return needed[name]
  return name === 'plateNumber' && !/^[\w -]{1,10}$/.test(value) ? 'Please enter a valid plate' : undefined
}

/** Renders the plate step, written by hand. */
export function HandwrittenPlate() {
  const { toField, submit, mistakes } = useHandwrittenForm(names, validate)
  return (
    <HandwrittenStep title="Find your car" section={0} minutes={12} mistakes={mistakes}>
      <p className="text-lead">
        Start with your license plate. It takes about 12 minutes, and seeing offers does not affect your credit score.
      </p>
      <form className="form step-form" noValidate onSubmit={submit}>
        <div className="group">
          <HandwrittenField
            label="License plate number"
            hint="It’s on your registration, too."
            wrap="input-plate"
            autoCapitalize="characters"
            autoComplete="off"
            {...toField('plateNumber')}
          />
          <div className="row">
            <HandwrittenField label="License plate state" options={stateOptions} {...toField('plateState')} />
            <HandwrittenField
              label="Estimated mileage"
              placeholder="Select a range"
              options={mileageOptions}
              {...toField('estimatedMileageRange')}
            />
          </div>
        </div>
        <p className="form-error" role="alert" />
        <button type="submit" className="button button-primary">
          Find my car
        </button>
      </form>
      <button type="button" className="button button-link">
        I don’t know my plate: enter my car’s details
      </button>
      <p className="text-note">We use your plate only to look up your car. We share nothing until you agree.</p>
    </HandwrittenStep>
  )
}
