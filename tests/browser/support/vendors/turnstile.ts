import { serveVendor } from './serveVendor.ts'

/** The functions of Turnstile's script: every widget is a frame of the vendor's host, which tells when it has a token. */
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

/** In the frame: a key that ends in "-asks" has a person tick a box. */
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

/** Plays Cloudflare Turnstile on a host of its own. */
export const serveTurnstile = () =>
  serveVendor({
    '/api.js': { type: 'text/javascript', text: script },
    '/frame.html': {
      type: 'text/html',
      text: '<!doctype html><title>Turnstile</title><body><script src="/frame.js"></script>',
    },
    '/frame.js': { type: 'text/javascript', text: frameScript },
  })
