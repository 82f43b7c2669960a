import { serveVendor } from './serveVendor.ts'

/** The functions of reCAPTCHA's script, including Enterprise's. A token contains what it was requested for. */
const script = `
let count = 0
const api = {
  ready: (run) => void setTimeout(run),
  execute: (key, { action }) => {
    if (key !== new URL(source).searchParams.get('render')) throw new Error('Invalid site key or not loaded in api.js: ' + key)
    count += 1
    return Promise.resolve([key, action, count, crypto.randomUUID()].join('|'))
  },
}
const source = document.currentScript.src
window.grecaptcha = { ...api, enterprise: api }
`

/** Simulates Google reCAPTCHA on its own host. */
export const serveRecaptcha = () => serveVendor({ '/api.js': { type: 'text/javascript', text: script } })
