import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Session } from '../../engine/index.ts'

/** A React root that may still be on its way. */
type Drawing = Pick<Root, 'render' | 'unmount'>

/**
 * Draws into an element. Where it holds the prerendered first step (`data-prerendered`) and the session has started there,
 * that step comes alive with all that was typed into it; anything else is drawn anew.
 */
export function openRoot(element: HTMLElement, session: Session, content: ReactNode): Drawing {
  const isPrerendered = element.hasAttribute('data-prerendered')
  const { currentStep, visit } = session.store.getState()
  if (isPrerendered && visit === 1 && currentStep === session.flow.start) return hydrate(element, session, content)
  return create(element, content)
}

function create(element: HTMLElement, content: ReactNode): Root {
  element.removeAttribute('data-prerendered')
  element.replaceChildren()
  const root = createRoot(element)
  root.render(content)
  return root
}

function awaken(element: HTMLElement, content: ReactNode): Root {
  element.removeAttribute('data-prerendered')
  return hydrateRoot(element, content)
}

/** What was prerendered has its form, so the form is fetched first. */
function hydrate(element: HTMLElement, session: Session, content: ReactNode): Drawing {
  let root: Root | undefined
  let isGone = false
  const draw = (openOne: typeof create) => {
    if (!isGone) root = openOne(element, content)
  }
  session.loadForm().then(
    () => draw(awaken),
    () => draw(create), // It draws what went wrong, and a way to try again.
  )
  return {
    render: (next) => root?.render(next),
    unmount() {
      isGone = true
      if (root) root.unmount()
      else element.replaceChildren()
    },
  }
}
