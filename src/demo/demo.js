// The queue of the widget: what is called before its script has loaded is carried out then.
if (!Object.hasOwn(window, 'Refinance'))
  window.Refinance = {
    q: [],
    init(options) {
      const handle = {
        calls: [],
        update: (more) => handle.calls.push(['update', more]),
        destroy: () => handle.calls.push(['destroy']),
      }
      window.Refinance.q.push([options, handle])
      return handle
    },
  }

const names = ['ready', 'step', 'lead-created', 'completed', 'error', 'closed']
const palettes = [
  { primaryColor: 'purple', secondaryColor: 'teal' },
  { primaryColor: '#b45309', secondaryColor: '#1d4ed8' },
]
let widget
let palette = 0

function log(from, event) {
  const { version: _, type, ...rest } = event
  const line = document.createElement('li')
  line.textContent = [from, type, ...Object.values(rest)].join(' · ')
  document.querySelector('#log').append(line)
}

const tell = (event) => log('credit union', event)

function init() {
  widget = window.Refinance.init({
    target: '#credit-union',
    PartnerName: 'Cedar Credit Union',
    branding: { hideTopNav: true, ...palettes[palette] },
    tracking: { extraData: { utm_source: 'demo', utm_campaign: 'credit-union' } },
    onReady: tell,
    onStep: tell,
    onLeadCreated: tell,
    onCompleted: tell,
    onError: tell,
    onClosed: tell,
  })
}

document.addEventListener('DOMContentLoaded', () => {
  const club = document.querySelector('#club')
  for (const name of names) club.addEventListener(`refinance:${name}`, ({ detail }) => log('club', detail))
  document.querySelector('#init').addEventListener('click', init)
  document.querySelector('#destroy').addEventListener('click', () => widget.destroy())
  document.querySelector('#recolor').addEventListener('click', () => {
    palette = (palette + 1) % palettes.length
    widget.update({ branding: palettes[palette] })
  })
  init()
})
