import type { Page } from 'playwright-core'
import type { Stop } from '../tour/createGuide.ts'
import { findClippedText } from './findClippedText.ts'
import { findCoveredControls } from './findCoveredControls.ts'
import { findFocusProblems } from './findFocusProblems.ts'
import { findMotion } from './findMotion.ts'
import { findShapeless } from './findShapeless.ts'
import { findSidewaysScroll } from './findSidewaysScroll.ts'
import { findSmallTargets } from './findSmallTargets.ts'
import { colorRules, everyRule, runAxe, type AxeFindings } from './runAxe.ts'
import { settle } from './settle.ts'

/** A page at 400% zoom in a window of 1280 by 1024 pixels (WCAG 1.4.10). */
const zoomedWindow = { width: 320, height: 256 }

/** The results of one stop. Every list of problems should be empty. */
export interface Inspection {
  readonly stop: string
  readonly step: string
  readonly state: string
  /** The window title and the main headings, by language. */
  readonly names: Readonly<Record<string, { readonly title: string; readonly headings: readonly string[] }>>
  readonly axe: Readonly<Record<'english' | 'spanish' | 'dark', AxeFindings>>
  readonly problems: Readonly<Record<Kind, readonly string[]>>
}

type Kind = 'moving' | 'shapeless' | 'small' | 'zoomed' | 'clipped' | 'focus'

const findZoomProblems = async (page: Page) => [
  ...(await findSidewaysScroll(page)),
  ...(await findCoveredControls(page)),
]

/** Finds what text of twice its size (WCAG 1.4.4) pushes out of a narrow phone, squeezes into a column of letters, or breaks within a word. */
async function findLargeTextProblems(page: Page): Promise<string[]> {
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await settle(page)
  const squeezed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const isText = element.children.length === 0 && !element.matches('option') && element.checkVisibility()
      const words = isText ? (element.textContent.match(/\S+/g)?.length ?? 0) : 0
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = range.getClientRects().length
      return words > 1 && element.clientWidth > 8 && lines > words + 1
        ? [`${element.textContent} has ${lines} lines`]
        : []
    }),
  )
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('h1, .amount strong')].flatMap(({ firstChild: text }) => {
      const lineOf = (at: number) => {
        const range = document.createRange()
        range.setStart(text!, at)
        range.setEnd(text!, at + 1)
        return range.getBoundingClientRect().top
      }
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)]
      const isBroken = ({ index, 0: word }: RegExpExecArray) => lineOf(index) < lineOf(index + word.length - 1)
      return words.filter(isBroken).map(([word]) => `${word} is broken`)
    }),
  )
  const wide = await findSidewaysScroll(page)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  if (viewport) await page.setViewportSize(viewport)
  return [...wide, ...squeezed, ...broken].map((line) => `with large text: ${line}`)
}

/** Inspects one stop in both languages, in light, dark and forced colors, at normal size and zoomed. Leaves it unchanged. */
export async function inspectStop({ name, step, state, page }: Stop): Promise<Inspection> {
  const viewport = page.viewportSize()
  const emulate = async (media: Parameters<Page['emulateMedia']>[0]) => {
    await page.emulateMedia(media)
    await settle(page)
  }

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await findMotion(page)
  await settle(page)
  const english = await runAxe(page, everyRule)
  const inEnglish = await readNames(page)
  const smallOnDesktop = await findSmallTargets(page)
  await emulate({ colorScheme: 'dark' })
  const dark = await runAxe(page, colorRules)
  await emulate({ colorScheme: 'light', forcedColors: 'active' })
  const shapeless = await findShapeless(page)
  await emulate({ forcedColors: 'none' })

  await page.setViewportSize(zoomedWindow)
  await settle(page)
  const zoomed = [...(await findZoomProblems(page)), ...(await findLargeTextProblems(page))]
  const smallOnPhone = await findSmallTargets(page)
  await switchLanguage(page, 'es')
  await settle(page)
  const spanish = await runAxe(page, everyRule)
  const inSpanish = await readNames(page)
  const zoomedSpanish = [...(await findZoomProblems(page)), ...(await findLargeTextProblems(page))]
  const clipped = await findClippedText(page)
  // Leaving the fields of an empty form would fill it with errors.
  const focus = state === 'empty' ? [] : await findFocusProblems(page)
  await switchLanguage(page, 'en')
  if (viewport) await page.setViewportSize(viewport)
  await emulate({ colorScheme: null, forcedColors: null, reducedMotion: null })

  return {
    stop: name,
    step,
    state,
    names: { en: inEnglish, es: inSpanish },
    axe: { english, spanish, dark },
    problems: {
      moving,
      shapeless,
      small: [...smallOnDesktop, ...smallOnPhone],
      zoomed: [...zoomed, ...zoomedSpanish],
      clipped,
      focus,
    },
  }
}

const readNames = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
  }))

/** Switches the language in place, even if an open dialog prevents clicks on the switch. */
export async function switchLanguage(page: Page, locale: 'en' | 'es'): Promise<void> {
  if ((await page.locator('html').getAttribute('lang'))?.startsWith(locale)) return
  await page.locator(`[data-locale="${locale}"]`).dispatchEvent('click')
  await page.locator(`html[lang^="${locale}"]`).waitFor({ state: 'attached' })
}
