import { toTranslate, type Copy } from '../../../engine/index.ts'
import { english, flow } from '../beyondFirstStep.ts'
import { endLateStart } from '../openRoot.ts'
import { languages } from '../early/languages.ts'
import { toKnownLocale } from '../early/toLocale.ts'
import { toConfigAddress } from './fetchConfig.ts'
import { toAdvice } from './WidgetConfig.ts'

/** Shows in an element, in the page's language, that the application cannot start, with the phone and a way to try again. */
export async function showStartFailure(element: HTMLElement, error: unknown): Promise<void> {
  // Reported for the operator of the site; nothing is known about the visitor yet.
  reportError(
    new Error(`The application did not start. ${toAdvice(error)} Its settings are in ${toConfigAddress()}`, {
      cause: error,
    }),
  )

  const locale = toKnownLocale(document.documentElement.lang, Object.keys(languages)) ?? 'en'
  const t = toTranslate(await loadCopy(locale), { flow })
  const { phone, phoneLink } = flow.constants

  const title = create('h1', 'step-title', t('errorScreen.title'))
  title.tabIndex = -1
  const call = create('a', 'button button-primary', t('common.call', { phone: String(phone) }))
  call.href = `tel:${phoneLink}`
  const again = create('button', 'button button-secondary', t('common.tryAgain'))
  again.type = 'button'
  again.dataset['action'] = 'retry'
  again.addEventListener('click', () => window.location.reload())
  const actions = create('div', 'page-actions', call, again)

  const root = create(
    'div',
    'refinance',
    create('section', 'page-screen', title, create('p', '', t('startFailed.text')), actions),
  )
  root.lang = locale
  root.dataset['screen'] = 'error'
  root.ariaBusy = 'false'
  endLateStart()
  element.removeAttribute('data-prerendered')
  delete document.documentElement.dataset['returning']
  element.replaceChildren(root)
  title.focus()
}

async function loadCopy(locale: string): Promise<Copy> {
  try {
    return (await languages[locale]?.load?.())?.default ?? english
  } catch {
    return english
  }
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: (Node | string)[]) {
  const element = document.createElement(tag)
  element.className = className
  element.append(...content)
  return element
}
