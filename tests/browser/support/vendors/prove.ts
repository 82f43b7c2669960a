import { onTestFinished } from 'vitest'
import { createSandbox } from '../../../../src/sandbox/createSandbox.ts'
import { type ProveAnswer, type ProveCall, startProveHost } from '../../../widget/integrations/startProveHost.ts'

/**
 * Simulates Prove with its own sandbox API host. Text messages arrive on that sandbox's phone, and a confirmation here counts
 * there. No carrier recognizes a phone, so a mobile gets a code.
 */
export async function serveProve() {
  let apiUrl = ''
  let returnUrl = ''

  async function tell(action: string, authToken: string, fields: object = {}): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ authToken, ...fields })
    const response = await fetch(`${apiUrl}/sandbox/identity/${action}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`The sandbox answered ${action} with ${response.status}.`)
    return response.json()
  }

  async function reply({ path, token, body }: ProveCall): Promise<ProveAnswer | undefined> {
    if (path === 'mobile/instant/start') return { data: { redirectUrl: `${host.url}/carrier` } }
    if (path === 'mobile/instant/error') return { next: 'mobile/otp' }
    if (path === 'mobile/otp/start' || path === 'mobile/instantlink/start') {
      const phone = body['mobileNumber']
      if (typeof phone === 'string' && phone !== '') await tell('phone', token, { phoneNumber: phone.slice(2) })
      else await tell('open', token, { returnUrl })
      if (path === 'mobile/instantlink/start') void watchLink(token)
      return {}
    }
    if (path !== 'mobile/otp/finish') return undefined
    const isAccepted = Object(await tell('code', token, { code: body['otp'] }))['accepted'] === true
    return isAccepted ? { next: 'done' } : { data: { code: 10_100, message: 'OTP is wrong' } }
  }

  /** The sandbox answers when the link was opened, or after a while. */
  async function watchLink(token: string): Promise<void> {
    for (let isOpened = false; !isOpened;) {
      const status = await tell('status', token).catch(() => ({ confirmed: true }))
      isOpened = Object(status)['confirmed'] === true
    }
    host.openLink(token)
  }

  const host = await startProveHost(reply)
  const sandbox = await createSandbox({
    statusWaitMs: 1000,
    createAuthToken: ({ flowType, isPhoneKnown }) =>
      host.toToken({ next: flowType === 'MOBILE' ? 'mobile/instant' : 'mobile/instantlink', knowsPhone: isPhoneKnown }),
  })
  apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  onTestFinished(async () => {
    await Promise.all([host.close(), sandbox.close()])
  })
  return {
    host,
    apiUrl,
    /** Sets the page that an instant link returns to, which an API host passes to Prove. */
    setReturnUrl: (url: string) => void (returnUrl = url),
  }
}
