/** One picture of the gallery: a stop of the tour at a width in CSS pixels, in a language and a theme. */
export interface Picture {
  readonly stop: string
  readonly width: (typeof widths)[number]
  readonly locale: 'en' | 'es'
  readonly theme: 'light' | 'dark'
  /** Relative to the gallery's folder. */
  readonly file: string
}

/** A phone, a tablet and a desktop. */
export const widths = [360, 768, 1280] as const

// The states that show most of a step; its main state is the first of these that it has.
const mainStates = ['filled', 'shown', 'waiting', 'empty']

/** Lists every picture of these stops: each at all widths, and the main state of each step also in Spanish and in dark mode. */
export function toPictures(stops: readonly string[]): Picture[] {
  const mains = toMainStops(stops)
  return stops.flatMap((stop) => [
    ...widths.map((width) => toPicture({ stop, width, locale: 'en', theme: 'light' })),
    ...(mains.has(stop)
      ? [
          toPicture({ stop, width: 360, locale: 'es', theme: 'light' }),
          toPicture({ stop, width: 360, locale: 'en', theme: 'dark' }),
        ]
      : []),
  ])
}

function toPicture(picture: Omit<Picture, 'file'>): Picture {
  const { stop, width, locale, theme } = picture
  const variant = locale === 'es' ? '-spanish' : theme === 'dark' ? '-dark' : ''
  return { ...picture, file: `pictures/${stop.replace('/', '-')}-${width}${variant}.webp` }
}

function toMainStops(stops: readonly string[]): Set<string> {
  const steps = new Set(stops.map((stop) => stop.split('/')[0]))
  return new Set(
    [...steps].flatMap((step) => {
      const main = mainStates.map((state) => `${step}/${state}`).find((stop) => stops.includes(stop))
      return main === undefined ? [] : [main]
    }),
  )
}
