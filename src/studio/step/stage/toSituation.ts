import type { LinkedFlow, Example } from '../../../../engine/authoring.ts'
import type { Desk } from '../../createDesk.ts'
import type { Situations } from '../situations/createSituations.ts'

/** The situation in which a step is shown first: the shortest way there on a device of this width. */
export function toSituation(
  { examples }: Pick<Situations, 'examples'>,
  step: string,
  width: Desk['width'],
  flow: LinkedFlow | undefined,
): Example | undefined {
  const known = examples?.steps[step] ?? []
  const isFitting = ({ facts }: Example) => isMobile(facts) === (width === 'phone')
  return known.find(isFitting) ?? known[0] ?? (step === flow?.definition.start ? toFirst(step, width) : undefined)
}

/** Whether what the page tells is told by a phone. */
const isMobile = ({ device }: Example['facts']): boolean =>
  typeof device === 'object' && device !== null && Reflect.get(device, 'isMobile') === true

/** The start of an application, which needs no search. */
const toFirst = (step: string, width: Desk['width']): Example => ({
  label: 'the application begins',
  step,
  facts: {
    device: { isMobile: width === 'phone' },
    page: { isInstantLink: false },
    phoneCheck: { isLost: false },
  },
  moves: [{ kind: 'start', step: undefined, event: 'startUp', answers: [] }],
  ways: [],
})
