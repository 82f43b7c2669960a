import { renderToString } from 'react-dom/server'
import copy from '../../flows/copy/en.json?copy'
import flow from '../../flows/refinance.json?flow'
import { createSession } from '../../engine/index.ts'
import { flowFunctions } from '../widget/flowFunctions.ts'
import { WidgetRoot } from '../widget/WidgetRoot.tsx'

/** The start step of the flow as HTML, before anything is known of the applicant; throws when it needs a browser to be drawn. */
export async function renderFirstStep(): Promise<{ readonly step: string; readonly html: string }> {
  const session = createSession({
    flow,
    actions: {},
    services: undefined,
    functions: flowFunctions,
    storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
    now: () => new Date(),
    facts: () => ({ device: { isMobile: false }, page: { isInstantLink: false } }),
  })
  await session.loadForm()
  const html = renderToString(<WidgetRoot session={session} copy={copy} report={() => undefined} />)
  // What React leaves for the browser to draw, and does not throw.
  if (html.includes('<!--$!-->')) {
    throw new Error(
      `The step ${flow.start} cannot be drawn at build. Look for a view or input of it that is lazy or needs a browser.`,
    )
  }
  return { step: flow.start, html }
}
