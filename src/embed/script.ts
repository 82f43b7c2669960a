import { createWidget } from './createWidget.ts'
import { defineElement } from './defineElement.ts'
import type { EmbeddedWidget, EmbedOptions } from './EmbedOptions.ts'
import type { Target } from './findTarget.ts'
import { warn } from './warn.ts'

type Init = (options: EmbedOptions & { readonly target: Target }) => EmbeddedWidget
type Call = readonly ['update', EmbedOptions] | readonly ['destroy']

/** What the snippet of a page has queued: the options of each `init`, and the handle that it answered with. */
type Queue = [Parameters<Init>[0], { calls: Call[]; element?: HTMLElement }][]

declare global {
  interface Window {
    Refinance?: { q?: Queue; init: Init }
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an SVG runs has no such address either
const script = document.currentScript as HTMLScriptElement | null
if (script?.src) start(new URL('..', script.src).href)
else warn('load this script with <script async src="…/embed/v1.js">.')

function start(siteUrl: string): void {
  const queue = window.Refinance?.q ?? []
  // The script may stand in a page twice; the first one serves all.
  if (window.Refinance && !window.Refinance.q) return

  const init: Init = ({ target, ...options }) => createWidget({ siteUrl, target, options })
  window.Refinance = { init }
  defineElement(siteUrl)
  for (const [options, handle] of queue) {
    if (handle.calls.some(([name]) => name === 'destroy')) continue
    const widget = init(options)
    const run = (call: Call) => (call[0] === 'update' ? widget.update(call[1]) : widget.destroy())
    handle.calls.forEach(run)
    handle.element = widget.element
    Object.assign(handle, { calls: { push: run } })
  }
}
