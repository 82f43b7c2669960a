import type { Page } from 'playwright-core'

/** Returns, as JSON, every plain object in a page's memory that has all of these properties, including a script's private ones. */
export async function findObjects(page: Page, names: readonly string[]): Promise<unknown[]> {
  const protocol = await page.context().newCDPSession(page)
  const { result } = await protocol.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await protocol.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const found = await protocol.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      const names = ${JSON.stringify(names)}
      return this.filter((one) => names.every((name) => Object.hasOwn(one, name)))
    }`,
    returnByValue: true,
  })
  await protocol.detach()
  return found.result.value
}
