import { describe, expect, it } from 'vitest'
import { watchErrors } from '../../src/widget/watchVisit.ts'

const scripts = 'https://ours.example/assets/'

function watch() {
  const page = new EventTarget()
  const reported: unknown[] = []
  const controller = new AbortController()
  watchErrors((error) => reported.push(error), controller.signal, { scripts, page })
  const happen = (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type), more))
  return { reported, controller, happen }
}

function errorAt(...places: string[]): Error {
  const error = new Error('of https://ours.example/assets/x.js:1:1')
  error.stack = [`Error: ${error.message}`, ...places.map((place) => `    at f (${place})`)].join('\n')
  return error
}

describe('watchErrors', () => {
  it('reports uncaught errors that were thrown in our scripts', () => {
    const { reported, happen } = watch()
    const [thrown, rejected] = [
      errorAt(`${scripts}a.js:1:2`, 'https://partner.example/p.js:3:4'),
      errorAt(`${scripts}b.js:1:2`),
    ]
    happen('error', { error: thrown })
    happen('unhandledrejection', { reason: rejected })
    expect(reported).toEqual([thrown, rejected])
  })

  it('ignores errors that were thrown anywhere else', () => {
    const { reported, happen } = watch()
    happen('error', { error: errorAt('https://partner.example/p.js:3:4', `${scripts}a.js:1:2`) })
    happen('error', { error: errorAt() })
    happen('error', { message: 'Script error.', error: null })
    happen('unhandledrejection', { reason: 'a text' })
    expect(reported).toEqual([])
  })

  it('reports nothing after it is stopped', () => {
    const { reported, controller, happen } = watch()
    controller.abort()
    happen('error', { error: errorAt(`${scripts}a.js:1:2`) })
    expect(reported).toEqual([])
  })

  it('recognizes our scripts by its own location by default', () => {
    const page = new EventTarget()
    const reported: unknown[] = []
    watchErrors((error) => reported.push(error), new AbortController().signal, { page })
    const ours = new URL('../../src/widget/mount.tsx', import.meta.url).href
    page.dispatchEvent(Object.assign(new Event('error'), { error: errorAt(`${ours}:1:2`) }))
    expect(reported).toHaveLength(1)
  })
})
