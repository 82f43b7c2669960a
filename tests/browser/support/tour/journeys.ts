import { carJourney } from './carJourney.ts'
import { declineJourneys } from './declineJourneys.ts'
import { desktopJourney } from './desktopJourney.ts'
import { expiredJourney } from './expiredJourney.ts'
import { handJourney } from './handJourney.ts'
import { phoneJourneys } from './phoneJourneys.ts'

/** The journeys of the tour. Together they show every step in each of its states. */
export const journeys = [carJourney, desktopJourney, expiredJourney, handJourney, ...declineJourneys, ...phoneJourneys]

/** The names of all stops, in the order of the tour. */
export const stops = journeys.flatMap((journey) => journey.stops)
