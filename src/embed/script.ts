import { createWidget } from './createWidget.ts'
import { defineElement } from './defineElement.ts'
import type { QueuedCall, RefinanceScript } from './RefinanceScript.ts'
import { ofDocument, warn } from './hostPage.ts'

const { src }: { readonly src?: string } = Object(ofDocument('currentScript'))
if (src) start(new URL('..', src).href)
else warn('use <script src>.')

function start(siteUrl: string): void {
  // An element of the page with this id is not the page's own property.
  const queue = Object.hasOwn(window, 'Refinance') ? window.Refinance?.q : []
  // The script may stand in a page twice; the first one serves all.
  if (!queue) return

  const init: RefinanceScript['init'] = ({ target, ...options }) => createWidget(siteUrl, target, options)
  window.Refinance = { init }
  defineElement(siteUrl)
  for (const [options, handle] of queue) {
    const widget = init(options)
    const run = ([name, more]: QueuedCall) => widget[name](more)
    handle.calls.forEach(run)
    Object.assign(handle, { element: widget.element, calls: { push: run } })
  }
}
