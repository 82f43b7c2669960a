import type { ReactNode } from 'react'
import { type Root, createRoot, hydrateRoot } from 'react-dom/client'
import type { Session } from '../../engine/index.ts'
import type { Language } from './createLanguage.ts'

/**
 * Draws into an element, once its language is there. Where it holds the prerendered first step (`data-prerendered` names its
 * language) and the session has started there, that step comes alive with all that was typed into it; anything else is
 * drawn anew.
 */
export function openRoot(
  element: HTMLElement,
  session: Session,
  language: Language,
  content: ReactNode,
): Pick<Root, 'unmount'> {
  const { currentStep, visit } = session.store.getState()
  const isFirstStep = visit === 1 && currentStep === session.flow.start
  const isPrerendered = isFirstStep && element.hasAttribute('data-prerendered')
  if (!isPrerendered && !language.ready) return create(element, content)

  let root: Root | undefined
  let isGone = false
  const draw = (openOne: typeof create) => {
    if (!isGone) root = openOne(element, content)
  }
  // What was prerendered has its form, so the form is fetched first.
  Promise.all([language.ready, isPrerendered && session.loadForm()]).then(
    () => draw(isPrerendered && isIn(element, language) ? hydrate : create),
    () => draw(create), // It draws what went wrong, and a way to try again.
  )
  return {
    unmount() {
      isGone = true
      if (root) root.unmount()
      else element.replaceChildren()
    },
  }
}

function create(element: HTMLElement, content: ReactNode): Root {
  endLateStart()
  element.removeAttribute('data-prerendered')
  element.replaceChildren()
  const root = createRoot(element)
  root.render(content)
  return root
}

function hydrate(element: HTMLElement, content: ReactNode): Root {
  endLateStart()
  element.removeAttribute('data-prerendered')
  return hydrateRoot(element, content)
}

const isIn = (element: HTMLElement, { store }: Language) =>
  element.getAttribute('data-prerendered') === store.getState().locale

/** Takes away what stands in a page of ours for the case that its script does not come: it has come. */
export function endLateStart(page: Document = document): void {
  page.querySelector('[data-late-start]')?.remove()
}
