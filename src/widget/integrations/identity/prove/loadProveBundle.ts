import { loadScript } from '../../loadScript.ts'

/** Runs Prove's own bundle and resolves with its global: from `scriptUrl`, whose hash is `integrity` if there is one (subresource integrity). */
export async function loadProveBundle({ scriptUrl, integrity }: Readonly<Record<string, string>>): Promise<unknown> {
  if (!scriptUrl)
    throw new Error('The page gave the widget no "loadProveSdk". Give it one, or use the adapter "prove".')
  await loadScript({ url: scriptUrl, integrity })
  return Reflect.get(window, 'proveAuth')
}
