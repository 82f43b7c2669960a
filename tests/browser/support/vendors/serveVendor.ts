import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '../../../listen.ts'

/** A file that a vendor's host serves: its type and text. */
export interface VendorFile {
  readonly type: 'text/javascript' | 'text/html'
  readonly text: string
}

/** A vendor's host on this machine. `asked` are the requested addresses. While `isDown`, it drops all connections. */
export interface Vendor {
  readonly url: string
  readonly asked: URL[]
  isDown: boolean
}

/** Serves files by path from their own origin until the test ends. */
export async function serveVendor(files: Readonly<Record<string, VendorFile>>): Promise<Vendor> {
  const asked: URL[] = []
  const vendor = { url: '', asked, isDown: false }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', vendor.url)
    asked.push(url)
    const file = files[url.pathname]
    if (vendor.isDown) return void response.socket?.destroy()
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' })
    response.end(file?.text)
  })
  const served = await listen(server)
  onTestFinished(served.close)
  vendor.url = served.url
  return vendor
}
