const list = document.querySelector('ol')
const status = document.querySelector('[role=status]')
let shown = ''

async function refresh() {
  const response = await fetch('/phone/messages')
  const text = await response.text()
  // An unchanged list is not redrawn, so that its links keep the focus.
  if (text === shown) return
  shown = text
  const messages = JSON.parse(text)
  list.replaceChildren(...messages.map(toItem))
  status.textContent = messages.length === 0 ? 'No text messages yet.' : `Text messages: ${messages.length}`
}

function toItem({ phoneLast4, kind, code, link, at }) {
  const item = document.createElement('li')
  item.append(toHeader(`To the phone ending in ${phoneLast4}, ${new Date(at).toLocaleTimeString()}`))
  if (kind === 'code') item.append('Your code is ', toCode(code))
  else item.append('Confirm that this is your phone: ', toLink(link))
  return item
}

function toHeader(text) {
  const header = document.createElement('small')
  header.textContent = text
  return header
}

function toCode(code) {
  const strong = document.createElement('strong')
  strong.className = 'code'
  strong.textContent = code
  return strong
}

function toLink(href) {
  const link = document.createElement('a')
  link.href = href
  // Opens in a new tab that cannot access the inbox.
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = 'Verify my phone'
  return link
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
