import type { ReactNode } from 'react'
import { type Root, createRoot, hydrateRoot } from 'react-dom/client'
import type { Session } from '../../engine/index.ts'
import type { Language } from './createLanguage.ts'

/**
 * Renders content into an element once its language is loaded. If the element holds the prerendered first step in that language
 * (`data-prerendered` names it) and the session starts there, hydrates the step and keeps what was typed; otherwise replaces it.
 */
export function openRoot(
  element: HTMLElement,
  session: Session,
  language: Language,
  content: ReactNode,
): Pick<Root, 'unmount'> {
  const { currentStep, visit, screen } = session.store.getState()
  // What hydrates keeps the attributes that it was prerendered with, also `hidden`: a screen in place of the step needs a new render.
  const isFirstStep = visit === 1 && currentStep === session.flow.start && screen === undefined
  const isPrerendered = isFirstStep && element.hasAttribute('data-prerendered')
  if (!isPrerendered && !language.ready) return create(element, content)

  let root: Root | undefined
  let isGone = false
  const draw = (openOne: typeof create) => {
    if (!isGone) root = openOne(element, content)
  }
  // The prerendered step contains its form, so the code of the form is loaded first.
  Promise.all([language.ready, isPrerendered && session.loadForm()]).then(
    () => draw(isPrerendered && isIn(element, language) ? hydrate : create),
    () => draw(create), // The new render shows the error and a way to try again.
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

/** Removes the message that a page of ours shows in case its script does not load, because the script has loaded. */
export function endLateStart(page: Document = document): void {
  page.querySelector('[data-late-start]')?.remove()
}
