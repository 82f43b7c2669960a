import { serveVendor } from './serveVendor.ts'

/** The functions of Turnstile's script. Every widget is a frame of the vendor's host, which reports its token. */
const script = `
const host = new URL(document.currentScript.src).origin
const widgets = new Map()
let count = 0
window.addEventListener('message', ({ origin, data }) => {
  const widget = origin === host && widgets.get(data.id)
  if (!widget) return
  if (data.asks) {
    widget.frame.width = 300
    widget.frame.height = 65
    widget.parameters['before-interactive-callback']()
  } else widget.parameters.callback(data.token)
})
window.turnstile = {
  render(place, parameters) {
    const id = 'cf-' + (count += 1)
    const frame = document.createElement('iframe')
    frame.title = 'Widget containing a Cloudflare security challenge'
    frame.width = 0
    frame.height = 0
    const { sitekey, action, language } = parameters
    frame.src = host + '/frame.html?' + new URLSearchParams({ id, sitekey, action, language })
    place.append(frame)
    widgets.set(id, { frame, parameters })
    return id
  },
  remove(id) {
    widgets.get(id)?.frame.remove()
    widgets.delete(id)
  },
}
`

/** Runs in the frame. A site key that ends in "-asks" requires a person to tick a box. */
const frameScript = `
const asked = new URLSearchParams(location.search)
const id = asked.get('id')
const tell = (message) => parent.postMessage({ id, ...message }, '*')
const solve = () => tell({ token: [asked.get('sitekey'), asked.get('action'), crypto.randomUUID()].join('|') })
if (asked.get('sitekey').endsWith('-asks')) {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Verify you are human'
  button.addEventListener('click', solve)
  tell({ asks: true })
} else solve()
`

/** Simulates Cloudflare Turnstile on its own host. */
export const serveTurnstile = () =>
  serveVendor({
    '/api.js': { type: 'text/javascript', text: script },
    '/frame.html': {
      type: 'text/html',
      text: '<!doctype html><title>Turnstile</title><body><script src="/frame.js"></script>',
    },
    '/frame.js': { type: 'text/javascript', text: frameScript },
  })
