import { useState } from 'react'
import { useCopy, useSend, useSession } from '../../../engine/index.ts'
import { isSameVehicle } from '../rules/entries.ts'
import { maskVin } from '../rules/personal.ts'
import { Facts, SummaryCard } from '../screens/cards.tsx'
import { useData } from '../screens/hooks.ts'
import { CallButton, WhatYouCanDo, Scene } from '../screens/Scene.tsx'
import { OldCarPicture } from '../screens/pictures.tsx'

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

const reasons = ['mileage', 'age'] as const

/**
 * Lists the reasons why a car may not be refinanced, each with its limit and a mark if it applies to this car, then what the
 * applicant can do and whom to call.
 */
export function DisqualificationReasons() {
  const t = useCopy()
  const send = useSend()
  const ours = useReasons()
  return (
    <>
      <Scene picture={<OldCarPicture />}>
        <p className="text-lead">{t('disqualified.lead')}</p>
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>
              <span>{t(`disqualified.${reason}`)} </span>
              <InfoTip label={t(`disqualified.${reason}.why`)} text={t(`disqualified.${reason}.limit`)} />
              {ours[reason] && <strong className="pill">{t('disqualified.thisCar')}</strong>}
            </li>
          ))}
        </ul>
      </Scene>
      <WhatYouCanDo actions={['disqualified.closing', 'disqualified.another', 'disqualified.unchanged']} />
      <CallButton event="callUs" onCall={() => void send('callUs')} />
    </>
  )
}

/** Returns which reasons apply to the car, as far as its data is still known. */
function useReasons(): Readonly<Record<(typeof reasons)[number], boolean>> {
  const session = useSession()
  const { estimatedMileageRange: mileage } = useData('licensePlateInfoForm')
  const { year, estimatedMileage = mileage } = useData('manualLicensePlateInfoForm')
  const { overMileage, vehicleAgeYears } = session.flow.constants
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine's scope always holds this
  const now = session.scope()['now'] as { readonly year: number }
  return {
    mileage: [mileage, estimatedMileage].includes(String(overMileage)),
    age: year !== undefined && year < now.year - Number(vehicleAgeYears),
  }
}

interface InfoTipProps {
  /** The accessible name of the button, which shows only an icon. */
  readonly label: string
  readonly text: string
}

/** An icon button that shows a short text when pressed; a second press or Escape hides the text. */
function InfoTip({ label, text }: InfoTipProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="info-tip">
      <button
        type="button"
        className="info-tip-button"
        aria-label={label}
        aria-expanded={isOpen}
        // Blur does not hide the text: the content below would move away from under the click.
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsOpen(false)
        }}
      >
        i
      </button>
      <output className="info-tip-text">{isOpen && text}</output>
    </span>
  )
}
