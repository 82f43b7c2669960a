// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDocumentsSite, toDocumentsUrl } from '../../../src/widget/integrations/createDocumentsSite.ts'

const ids = { stipId: 's&1', contactId: 'c', authId: 'a' }
const site = createDocumentsSite('https://docs.example/upload')

/** Replaces `open`, because jsdom opens no tabs; without a tab, the browser blocks them. */
function stubOpen(tab: object | null) {
  const open = vi.fn<(url: string, target: string) => object | null>(() => tab)
  vi.stubGlobal('open', open)
  onTestFinished(() => void vi.unstubAllGlobals())
  return open
}

function allowTab() {
  const replace = vi.fn<(url: string) => void>()
  const tab = { opener: {} as object | null, closed: false, location: { replace }, close: vi.fn<() => void>() }
  return { tab, open: stubOpen(tab) }
}

describe('toDocumentsUrl', () => {
  it('adds the three ids, and keeps an existing query', () => {
    expect(toDocumentsUrl('https://docs.example/upload?lang=en', ids)).toBe(
      'https://docs.example/upload?lang=en&id=s%261&contactId=c&authId=a',
    )
  })

  it('refuses an address that is not a web page', () => {
    expect(() => toDocumentsUrl('javascript:alert(1)', ids)).toThrow('an address of javascript:')
  })
})

describe('the documents site', () => {
  it('opens a blank tab at once, without access to its opener', () => {
    const { tab, open } = allowTab()
    site.open()
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  it('navigates the tab once the address is known', () => {
    const { tab } = allowTab()
    site.open().go(ids)
    expect(tab.location.replace).toHaveBeenCalledWith('https://docs.example/upload?id=s%261&contactId=c&authId=a')
  })

  it('goes nowhere without a tab, which the browser blocked', () => {
    stubOpen(null)
    const opened = site.open()
    expect(() => opened.go(ids)).not.toThrow()
    expect(() => opened.close()).not.toThrow()
  })

  it('goes nowhere in a tab that was closed in the meantime', () => {
    const { tab } = allowTab()
    const opened = site.open()
    tab.closed = true
    opened.go(ids)
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  it('closes the tab when there is no address to open', () => {
    const { tab } = allowTab()
    site.open().close()
    expect(tab.close).toHaveBeenCalledOnce()
  })
})
