import { createWidget } from './createWidget.ts'
import { defineElement } from './defineElement.ts'
import type { EmbedOptions, EmbeddedWidget } from './EmbedOptions.ts'
import { type Target, ofDocument, warn } from './hostPage.ts'

type Init = (options: EmbedOptions & { readonly target: Target }) => EmbeddedWidget
type Call = readonly ['update' | 'destroy', EmbedOptions]

/** What the snippet of a page has queued: the options of each `init`, and the handle that it answered with. */
type Queue = [Parameters<Init>[0], { calls: Call[]; element?: HTMLElement }][]

declare global {
  interface Window {
    Refinance?: { q?: Queue; init: Init }
  }
}

const { src }: { readonly src?: string } = Object(ofDocument('currentScript'))
if (src) start(new URL('..', src).href)
else warn('use <script src>.')

function start(siteUrl: string): void {
  // An element of the page with this id is not the page's own property.
  const queue = Object.hasOwn(window, 'Refinance') ? window.Refinance?.q : []
  // The script may stand in a page twice; the first one serves all.
  if (!queue) return

  const init: Init = ({ target, ...options }) => createWidget(siteUrl, target, options)
  window.Refinance = { init }
  defineElement(siteUrl)
  for (const [options, handle] of queue) {
    const widget = init(options)
    const run = ([name, more]: Call) => widget[name](more)
    handle.calls.forEach(run)
    Object.assign(handle, { element: widget.element, calls: { push: run } })
  }
}
