import { readConfig } from '../widget/config/readConfig.ts'
import { toNginxConfig } from './toNginxConfig.ts'
import type { Partner } from './readPartners.ts'

/** Stands for the origin of the site, which is not known here: it is `'self'` in the policy. */
const origin = 'https://this-site.invalid'

/** The two files that a deployment differs by, from its settings and its partners; throws on settings that cannot be used. */
export function toDeploymentFiles(settings: unknown, partners: readonly Partner[]) {
  const config = readConfig(settings, { origin, isDevelopment: false })
  const partnerOrigins = partners.flatMap(({ origins }) => origins)
  return {
    'config.json': `${JSON.stringify(settings, undefined, 2)}\n`,
    'nginx.conf': toNginxConfig({ config, origin, partnerOrigins }),
  }
}
