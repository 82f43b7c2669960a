import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inspectStop, type Inspection } from '../browser/support/access/inspectStop.ts'
import { toAxeReport } from '../browser/support/access/toAxeReport.ts'
import { useBrowser } from '../browser/support/openPage.ts'
import { journeys, stops } from '../browser/support/tour/journeys.ts'
import { takeJourney } from '../browser/support/tour/takeJourney.ts'
import { toPictures } from './Picture.ts'
import { takePicture } from './takePicture.ts'
import { toGalleryPage } from './toGalleryPage.ts'

const folder = 'docs/gallery'
const megabytes = 12
const browser = useBrowser()

it('makes the gallery and the report of axe anew', async () => {
  const pictures = toPictures(stops)
  const inspections: Inspection[] = []
  await rm(join(folder, 'pictures'), { recursive: true, force: true })
  await mkdir(join(folder, 'pictures'), { recursive: true })

  for (const journey of journeys)
    await takeJourney(browser, journey, async (stop) => {
      for (const picture of pictures.filter((one) => one.stop === stop.name))
        await takePicture(stop.page, folder, picture)
      inspections.push(await inspectStop(stop))
    })

  await writeFile(join(folder, 'index.html'), toGalleryPage(pictures))
  await writeFile(join(folder, 'axe.md'), toAxeReport(inspections))
  const files = await readdir(join(folder, 'pictures'))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, 'pictures', file))).size))
  expect(files.length).toBe(pictures.length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20, 'megabytes').toBeLessThan(megabytes)
}, 900_000)
