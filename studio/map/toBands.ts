import type { Section } from '../settings/SettingsFile.ts'
import type { FlowPicture, PictureStep } from './FlowPicture.ts'

/** Some steps of the whole map that stand together. */
interface Band {
  readonly title: string
  readonly steps: readonly PictureStep[]
  /** Whether the application goes no further at any of them. */
  readonly isEnd: boolean
}

/** The steps section by section, in the order in which they are written; at last those in none, and those that end the application. */
export function toBands({ steps }: Pick<FlowPicture, 'steps'>, sections: readonly Section[]): readonly Band[] {
  const known = new Set(sections.flatMap((section) => section.steps))
  const others = steps.filter(({ name, ending }) => !known.has(name) && ending === undefined)
  const bands = [
    ...sections.map(({ title, steps: names }) => ({
      title,
      steps: steps.filter(({ name }) => names.includes(name)),
      isEnd: false,
    })),
    { title: sections.length > 0 ? 'Other steps' : 'Steps', steps: others, isEnd: false },
    {
      title: 'Where it ends',
      steps: steps.filter(({ name, ending }) => !known.has(name) && ending !== undefined),
      isEnd: true,
    },
  ]
  return bands.filter((band) => band.steps.length > 0)
}

/** The lines that come to a step or go from it, those that go last, so that they lie above. */
export function toWayLights({ lines }: Pick<FlowPicture, 'lines'>, step: string) {
  const others = lines.filter(({ from, to }) => from !== to)
  return [
    ...others.filter(({ to }) => to === step).map((line) => ({ ...line, light: 'in' as const })),
    ...others.filter(({ from }) => from === step).map((line) => ({ ...line, light: 'out' as const })),
  ]
}
