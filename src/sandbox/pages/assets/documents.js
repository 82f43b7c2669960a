const status = document.querySelector('[role=status]')
const visit = Object.fromEntries(new URLSearchParams(location.search))

for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

async function send(form) {
  const { id, contactId, authId } = visit
  const body = JSON.stringify({ id, contactId, authId, ...toFields(form) })
  const headers = { 'content-type': 'application/json' }
  try {
    const response = await fetch(form.getAttribute('action'), { method: 'POST', headers, body })
    const answer = await response.json()
    status.textContent = response.ok ? form.dataset.done : answer.message
    if (response.ok) form.reset()
  } catch {
    status.textContent = 'The sandbox does not answer.'
  }
}

// Of a file only the name is sent.
function toFields(form) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value])
  return Object.fromEntries(fields)
}
