import { behaviorOf } from '../personas.ts'
import { playFault } from '../playFault.ts'
import { type DecodedVehicle, decodePlate } from '../vehicles/decodePlate.ts'
import { listMakes, listModels, listYears } from '../vehicles/models.ts'
import type { CallHandlers } from '../registerCalls.ts'
import type { Sandbox } from '../Sandbox.ts'

const ages: Partial<Record<string, number>> = { isTenYearsOld: 10, isTooOld: 11, tellsOldYear: 11 }

const untold: Partial<Record<string, readonly (keyof DecodedVehicle)[]>> = {
  lacksModel: ['model'],
  tellsOldYear: ['make', 'makeName', 'model', 'vin'],
  tellsNothing: ['year', 'make', 'makeName', 'model', 'vin'],
}

/** Creates the handlers of the calls that look up a vehicle by its plate, or list years, makes and models. */
export function toVehicleCalls(
  sandbox: Sandbox,
): Pick<CallHandlers, 'lookUpPlate' | 'listYears' | 'listMakes' | 'listModels'> {
  return {
    lookUpPlate: async (call) => {
      const { plateNumber, plateState } = call.body
      await playFault(sandbox, call, 'license plate', plateNumber)
      const behavior = behaviorOf('license plate', plateNumber)
      if (behavior === 'findsNoPlate') return { isSuccess: false, message: 'The plate was not found.' }
      if (behavior === 'matchesNoPlate') return { isSuccess: true, message: 'No plate match' }
      const yearsOld = behavior && ages[behavior]
      const vehicle = decodePlate(plateNumber, plateState, sandbox.now(), yearsOld === undefined ? {} : { yearsOld })
      const told = Object.entries(vehicle).filter(
        ([name]) => !(behavior && untold[behavior]?.some((one) => one === name)),
      )
      return { isSuccess: true, ...Object.fromEntries(told) }
    },
    listYears: () => listYears(sandbox.now()).map((modelYear) => ({ modelYear })),
    listMakes: async (call) => {
      const year = call.value('yearID')
      await playFault(sandbox, call, 'model year', year)
      return listMakes(Number(year))
    },
    listModels: (call) =>
      listModels(Number(call.value('yearID')), call.value('makeID')).map((modelName) => ({ modelName })),
  }
}
