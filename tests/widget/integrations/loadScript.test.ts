// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadScript, scriptPolicyName } from '../../../src/widget/integrations/loadScript.ts'
import { block, forgetVendors, nextScript, readFailure } from './botCheck/vendorScript.ts'

const url = 'https://vendor.example/api.js?render=key'

afterEach(() => {
  forgetVendors()
  vi.useRealTimers()
})

describe('loadScript', () => {
  it('resolves when the script has loaded, and sets its integrity hash', async () => {
    const loading = loadScript({ url, integrity: 'sha384-abc' })
    const script = await nextScript()
    expect(script).toMatchObject({ src: url, async: true, integrity: 'sha384-abc', crossOrigin: 'anonymous' })
    script.dispatchEvent(new Event('load'))
    await expect(loading).resolves.toBeUndefined()
  })

  it('names a blocked script without its key, removes it, and loads it again on the next call', async () => {
    const loading = loadScript({ url })
    const refused = readFailure(loading)
    await block()
    expect(await refused).toMatchObject({
      message: expect.stringContaining('The script https://vendor.example/api.js was blocked or could not be fetched.'),
    })
    expect(document.head.children).toHaveLength(0)

    const again = loadScript({ url })
    ;(await nextScript()).dispatchEvent(new Event('load'))
    await again
  })

  it('rejects after a timeout', async () => {
    vi.useFakeTimers()
    const refused = readFailure(loadScript({ url, timeoutMs: 5000 }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await refused).toMatchObject({ message: expect.stringContaining('did not arrive within 5000 ms') })
    expect(document.head.children).toHaveLength(0)
  })

  it.each(['http://vendor.example/api.js', 'data:text/javascript,alert(1)', 'javascript:alert(1)'])(
    'refuses the unencrypted URL %s',
    async (unsafe) => {
      await expect(loadScript({ url: unsafe })).rejects.toThrow('is not encrypted')
      expect(document.head.children).toHaveLength(0)
    },
  )

  it('uses the one Trusted Types policy that a page has to allow', async () => {
    vi.resetModules()
    const made: string[] = []
    const passed: string[] = []
    const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => {
      made.push(name)
      return {
        createScriptURL(address: string) {
          passed.push(address)
          return rules.createScriptURL(address)
        },
      }
    }
    Reflect.set(window, 'trustedTypes', { createPolicy })
    const { loadScript: load } = await import('../../../src/widget/integrations/loadScript.ts')
    for (let time = 0; time < 2; time += 1) {
      const loading = load({ url })
      ;(await nextScript(time)).dispatchEvent(new Event('load'))
      await loading
    }
    expect(made).toEqual([scriptPolicyName])
    expect(passed).toEqual([url, url])
  })
})
