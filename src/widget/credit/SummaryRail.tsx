import { useCopy } from '../../../engine/index.ts'
import { HelpLine } from '../screens/startScreens.tsx'
import { useData } from '../screens/useData.ts'
import { VehicleSummary } from '../vehicle/VehicleSummary.tsx'
import { OfferSummary } from './SelectedOfferCard.tsx'

/** Stands beside the steps that are wide, where the window is: the car and the chosen offer, as far as they are known, and help. */
export function SummaryRail() {
  const t = useCopy()
  const car = useData('manualLicensePlateInfoForm')
  const offers = useData('softPullResponse')?.offers ?? []
  const { dealId } = useData('offerSelectionFormData')
  const kept = useData('selectedOffer')
  const offer = offers.find((one) => one.dealId === dealId) ?? kept
  return (
    <aside className="rail" aria-label={t('rail.about')}>
      {car.model !== undefined && <VehicleSummary />}
      {offer && <OfferSummary offer={offer} />}
      <HelpLine />
    </aside>
  )
}
