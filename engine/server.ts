/** The engine for a server in Node that judges by the same schemas as the browser. */
export { createAjv } from './validation/createAjv.ts'
