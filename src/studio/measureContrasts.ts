import type { Contrast } from '../../studio/settings/SettingsFile.ts'

type Pair = readonly [token: string, ground: string]

const grounds = ['--paper', '--paper-soft', '--tint'] as const
const read = ['--ink', '--ink-soft', '--primary-text', '--secondary-text', '--error', '--good', '--warn'] as const

/** The tokens used for text, each with the background behind it. They need a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
export const readablePairs: readonly Pair[] = [
  ...read.flatMap((text) => grounds.map((ground): Pair => [text, ground])),
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-hover'],
  ['--on-secondary', '--secondary'],
  ['--error', '--error-soft'],
  ['--good', '--good-soft'],
  ['--warn', '--warn-soft'],
  ['--ink', '--error-soft'],
  ['--ink', '--good-soft'],
  ['--ink', '--warn-soft'],
  ['--primary-text', '--error-soft'],
  ['--primary-text', '--warn-soft'],
]

/** The tokens used for meaningful lines, each with the background behind it. They need a contrast of 3:1 (WCAG 2.2, 1.4.11). */
export const visiblePairs: readonly Pair[] = ['--primary-edge', '--line-strong'].flatMap((line) =>
  grounds.map((ground): Pair => [line, ground]),
)

const words: Readonly<Record<string, string>> = {
  '--ink': 'Text',
  '--ink-soft': 'Quiet text',
  '--primary-text': 'Links',
  '--secondary-text': 'The second color',
  '--error': 'Mistakes',
  '--good': 'Good news',
  '--warn': 'Warnings',
  '--on-primary': 'Words of the main button',
  '--on-secondary': 'Words on the second color',
  '--primary-edge': 'Lines in the main color',
  '--line-strong': 'Borders',
  '--paper': 'the background',
  '--paper-soft': 'cards',
  '--tint': 'tinted parts',
  '--primary': 'its ground',
  '--primary-hover': 'its ground, pointed at',
  '--secondary': 'its ground',
  '--error-soft': 'the ground of mistakes',
  '--good-soft': 'the ground of good news',
  '--warn-soft': 'the ground of warnings',
}

/** Measures the contrast of each pair of tokens in the widget on this page. Returns an empty list if the page has no widget. */
export function measureContrasts(): readonly Contrast[] {
  const root = document.querySelector('.refinance')
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!root || !canvas) return []
  const probe = root.appendChild(document.createElement('i'))
  const toLuminance = (token: string) => {
    probe.style.color = `var(${token})`
    canvas.fillStyle = getComputedStyle(probe).color
    // A canvas yields eight bits of sRGB per channel, as a screen does.
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const toContrasts = (pairs: readonly Pair[], least: number) =>
    pairs.map(([token, ground]): Contrast => {
      const [low = 0, high = 0] = [toLuminance(token), toLuminance(ground)].toSorted((a, b) => a - b)
      return { title: `${words[token]} on ${words[ground]}`, ratio: (high + 0.05) / (low + 0.05), least }
    })
  const measured = [...toContrasts(readablePairs, 4.5), ...toContrasts(visiblePairs, 3)]
  probe.remove()
  return measured
}
