import { readConfig } from '../widget/config/readConfig.ts'
import { toNginxConfig } from './toNginxConfig.ts'
import type { Partner } from './readPartners.ts'

/** Stands for the origin of the site, which is not known here: it is `'self'` in the policy. */
const origin = 'https://this-site.invalid'

/** Where editors find what may stand in a `config.json` of `deploy/environments`. */
const $schema = '../../../schemas/config.schema.json'

/** The two files that a deployment differs by, from its settings and its partners; throws on settings that cannot be used. */
export function toDeploymentFiles(settings: unknown, partners: readonly Partner[]) {
  const config = readConfig(settings, { origin, isDevelopment: false })
  const partnerOrigins = partners.flatMap(({ origins }) => origins)
  // Where settings of one's own lie, `$schema` leads elsewhere.
  const { $schema: _, ...rest } = Object(settings)
  return {
    'config.json': `${JSON.stringify({ $schema, ...rest }, undefined, 2)}\n`,
    'nginx.conf': toNginxConfig({ config, origin, partnerOrigins }),
  }
}
