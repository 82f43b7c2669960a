import { useCopy } from '../../../engine/index.ts'
import { maskVin } from '../rules/maskVin.ts'
import { Facts } from './Facts.tsx'
import { useData } from './useData.ts'

/** The car that was found or chosen. */
export default function VehicleSummary() {
  const t = useCopy()
  const { year, make, makeName, model, estimatedMileage } = useData('manualLicensePlateInfoForm')
  const vin = useData('licensePlateInfoResponse')?.vin
  return (
    <section className="panel">
      <Facts
        facts={[
          [t('fields.year'), year],
          [t('fields.make'), makeName ?? make],
          [t('fields.model'), model],
          [t('vehicle.vin'), vin && maskVin(vin)],
          [t('fields.mileage'), estimatedMileage && t(`mileage.${estimatedMileage}`)],
        ]}
      />
    </section>
  )
}
