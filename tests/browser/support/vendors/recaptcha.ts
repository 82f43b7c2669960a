import { serveVendor } from './serveVendor.ts'

/** The functions of reCAPTCHA's script, those of Enterprise too; a token tells what it was asked for. */
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

/** Plays Google reCAPTCHA on a host of its own. */
export const serveRecaptcha = () => serveVendor({ '/api.js': { type: 'text/javascript', text: script } })
