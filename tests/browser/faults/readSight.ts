import type { Page } from 'playwright-core'

/** What an applicant sees, as far as cells judge it. */
export interface Sight {
  readonly step: string | undefined
  readonly screen: string | undefined
  readonly isBusy: boolean
  /** Whether the page reports that a call failed. */
  readonly hasFailed: boolean
  readonly text: string
  /** The values of the controls, by name. */
  readonly typed: Readonly<Record<string, string>>
}

/** Reads what the page shows. */
export const readSight = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[aria-busy]')
    const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form [name]')]
    const isTicked = (control: Element) => control instanceof HTMLInputElement && control.checked
    const isBox = ({ type }: { type: string }) => type === 'radio' || type === 'checkbox'
    const isShown = (element: Element) => element.checkVisibility()
    return {
      step: root?.dataset['step'],
      screen: root?.dataset['screen'],
      isBusy: root?.getAttribute('aria-busy') !== 'false' || document.querySelector('[data-prerendered]') !== null,
      hasFailed:
        root?.dataset['screen'] !== undefined ||
        [...document.querySelectorAll('.banner, [data-retry], [data-action="retry"]')].some(isShown),
      text: document.body.innerText,
      typed: Object.fromEntries(
        controls.flatMap((control) =>
          isBox(control)
            ? isTicked(control)
              ? [[`${control.name}=${control.value}`, 'chosen']]
              : []
            : [[control.name, control.value]],
        ),
      ),
    }
  })
