import type { HostMessage } from '../embed/protocol.ts'
import { consoleLog } from '../widget/early/consoleLog.ts'
import type { Widget } from '../widget/mount.tsx'
import { createOptionsReader } from '../widget/options/toInitOptions.ts'
import { type HostLine, connectToHost, readAttributes } from './connectToHost.ts'
import { followView, reportHeight, fillDialog } from './view.ts'
import { showFirstStep } from './showFirstStep.ts'
import './frame.css'

/** Our own page with the same flow, for a visitor who opens the frame's page directly. */
const sitePage = new URL('..', window.location.href.split(/[?#]/)[0]).href

const read = createOptionsReader(consoleLog)
let widget: Promise<Widget> | undefined

if (window.parent === window) window.location.replace(sitePage)
else connectToHost(hear)

function hear(message: HostMessage, line: HostLine): void {
  if (message.type === 'view') followView(message)
  else if (message.type === 'start') widget ??= start(message, line)
  // A widget that failed to start has already reported an error.
  else
    widget?.then(
      (mounted) => {
        // The token counts only at the start, but a page repeats it with every change of its options.
        const { prefillToken: _, ...options } = read(readAttributes(message.options))
        return mounted.init(options)
      },
      () => undefined,
    )
}

async function start(
  { options, campaign, width }: HostMessage & { readonly type: 'start' },
  { send, close }: HostLine,
): Promise<Widget> {
  try {
    const element = document.querySelector<HTMLElement>('#refinance')
    if (!element) throw new Error('The page has no element #refinance to put the widget in.')
    if (!window.isSecureContext) throw new Error('The page around this frame is not encrypted. Serve it with https.')
    const init = read(readAttributes(options), campaign)
    showFirstStep(element, init)
    if (init.mode && init.mode !== 'lazy') fillDialog(close)
    reportHeight(document.body, (height) => send({ type: 'height', height }))
    const { openWidget } = await import('./openWidget.ts')
    return await openWidget(element, { init, width, sitePage, send })
  } catch (error) {
    send({ type: 'error', code: 'start' })
    throw error
  }
}
