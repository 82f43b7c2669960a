import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { stops } from '../browser/support/tour/journeys.ts'
import { toPictures } from '../pictures/Picture.ts'
import { toGalleryPage } from '../pictures/toGalleryPage.ts'

describe('the gallery', () => {
  it('shows exactly the pictures that the tour takes', async () => {
    const page = await readFile('docs/gallery/index.html', 'utf8')
    expect(page, 'npm run pictures makes it anew').toBe(toGalleryPage(toPictures(stops)))
  })

  it('has every stop in three widths, and each step once in Spanish and once in dark mode', () => {
    const pictures = toPictures(stops)
    const steps = new Set(stops.map((stop) => stop.split('/')[0]))
    const count = (isMeant: (picture: (typeof pictures)[number]) => boolean) => pictures.filter(isMeant).length
    expect(count(({ locale, theme }) => locale === 'en' && theme === 'light')).toBe(stops.length * 3)
    expect(count(({ locale }) => locale === 'es')).toBe(steps.size)
    expect(count(({ theme }) => theme === 'dark')).toBe(steps.size)
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
  })
})
