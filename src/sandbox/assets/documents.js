const status = document.querySelector('[role=status]')
const forms = document.querySelectorAll('form')
const [, referenceForm] = forms
const visit = Object.fromEntries(new URLSearchParams(location.search))
let isSending = false

for (const form of forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
  form.querySelector('button').disabled = false
}
show(JSON.parse(document.querySelector('[data-received]').dataset.received))

async function send(form) {
  if (isSending) return
  isSending = true
  const { id, contactId, authId } = visit
  const body = JSON.stringify({ id, contactId, authId, ...toFields(form) })
  const headers = { 'content-type': 'application/json' }
  try {
    const response = await fetch(form.getAttribute('action'), { method: 'POST', headers, body })
    const answer = await response.json()
    if (!response.ok) return tell('error', answer.message)
    form.reset()
    show(answer)
    tell('done', form.dataset.done, 'You can close this tab and go on in your application, or add more here.')
    // After its last reference the form is hidden and loses the focus.
    if (form.hidden) status.focus()
  } catch {
    tell('error', 'The sandbox does not answer.')
  } finally {
    isSending = false
  }
}

function tell(kind, title, more = '') {
  const strong = document.createElement('strong')
  strong.textContent = title
  status.className = kind
  status.replaceChildren(strong, more)
}

function show({ documents, references, wantedReferences }) {
  document.querySelector('#documents').replaceChildren(...documents.map(toItem))
  const isEnough = references >= wantedReferences
  document.querySelector('#references').textContent = isEnough
    ? `All ${wantedReferences} references are in. Thank you.`
    : `${references} of ${wantedReferences} added. Name people who know you well and do not live with you.`
  referenceForm.hidden = isEnough
}

function toItem(name) {
  const item = document.createElement('li')
  item.textContent = name
  return item
}

// Sends only the name of a file, and the last ten digits of a phone number.
function toFields(form) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, toText(name, value)]))
}

function toText(name, value) {
  if (value instanceof File) return value.name
  return name === 'phone' ? value.replaceAll(/\D/g, '').slice(-10) : value
}
