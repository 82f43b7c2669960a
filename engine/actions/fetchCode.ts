const addressOfScript = /https?:\/\/\S+?\.js/
let tries = 0

/**
 * Fetches code that stands apart. Chromium kept a failed fetch for good under its address until lately, and names
 * that address in the error: it is asked for once more under another one, so that whoever tries again is served.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const [address] = (error instanceof Error && addressOfScript.exec(error.message)) || []
    if (address === undefined) throw error
    tries += 1
    const module: Module = await import(/* @vite-ignore */ `${address}?again=${tries}`)
    return module
  }
}
