const list = document.querySelector('ol')
const status = document.querySelector('[role=status]')
let shown = ''

async function refresh() {
  const response = await fetch('/phone/messages')
  const text = await response.text()
  // The list is left alone while it is the same, so that focus stays on its links.
  if (text === shown) return
  shown = text
  const messages = JSON.parse(text)
  list.replaceChildren(...messages.map(toItem))
  status.textContent = messages.length === 0 ? 'No text messages yet.' : `Text messages: ${messages.length}`
}

function toItem({ phoneLast4, kind, code, link, at }) {
  const item = document.createElement('li')
  item.append(`${new Date(at).toLocaleTimeString()}, to the phone ending in ${phoneLast4}: `)
  const content = document.createElement(kind === 'code' ? 'strong' : 'a')
  if (kind === 'code') {
    content.className = 'code'
    content.textContent = code
  } else {
    content.href = link
    // Kept beside the inbox, as on a phone; the page that opens must not reach back.
    content.target = '_blank'
    content.rel = 'noopener'
    content.textContent = 'Verify my phone'
  }
  item.append(content)
  return item
}

async function refreshForEver() {
  try {
    await refresh()
  } catch {
    status.textContent = 'The sandbox does not answer.'
    shown = ''
  }
  setTimeout(refreshForEver, 1500)
}

await refreshForEver()
