import { useCopy } from '../../../engine/index.ts'
import { isSameVehicle } from './isSameVehicle.ts'
import { maskVin } from '../rules/masks.ts'
import { Facts, SummaryCard } from '../screens/SummaryCard.tsx'
import { useData } from '../screens/useData.ts'

/** The car that was found or chosen. */
export function VehicleSummary() {
  const t = useCopy()
  const vehicle = useData('manualLicensePlateInfoForm')
  const lookup = useData('licensePlateInfoResponse')
  const { year, make, makeName, model, estimatedMileage } = vehicle
  const vin = lookup && isSameVehicle(lookup, vehicle) ? lookup.vin : undefined
  const name = [year, makeName ?? make, model].filter(Boolean).join(' ')
  return (
    <SummaryCard icon="car" title={name || t('checklist.vehicle')}>
      <Facts
        facts={[
          [t('vehicle.vin'), vin && maskVin(vin)],
          [t('fields.mileage'), estimatedMileage && t(`mileage.${estimatedMileage}`)],
        ]}
      />
    </SummaryCard>
  )
}
