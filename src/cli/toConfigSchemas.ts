import known from '../../flows/environments.json' with { type: 'json' }
import { type AdapterSettings, adapterSettings as adapters } from '../widget/config/WidgetConfig.ts'

const draft = 'http://json-schema.org/draft-07/schema#'
const text = { type: 'string', minLength: 1 }

/**
 * Returns the JSON Schemas of `config.json` and `flows/environments.json`, for editors: the values of each setting, derived from the
 * adapters. A deployment is of one of the environments.
 */
export function toConfigSchemas(environments: object = known) {
  const settings = {
    apiBaseUrl: {
      ...text,
      title: 'Address of the API',
      pattern: '^[^\\s?#]*$',
      description: 'The address of the API, or a path on the host of the page.',
    },
    documentsUrl: {
      ...text,
      title: 'Address of the documents site',
      description:
        'The address of the loan-processing service, where documents are uploaded, or a path below the address of the API.',
    },
    identityProvider: toChoices(
      adapters.identityProvider,
      'Phone check',
      'The service that verifies the applicant by phone.',
    ),
    botCheck: toChoices(adapters.botCheck, 'Bot check', 'The service that tells applicants from robots.'),
    analytics: toList(
      toChoices(
        adapters.analytics,
        'Analytics',
        'The service that receives the analytics events, or a list of services that each receive all.',
      ),
    ),
    errorTracking: toChoices(adapters.errorTracking, 'Error tracking', 'The service that receives error reports.'),
  }
  const resume = {
    type: 'object',
    title: 'Saved applications',
    description: 'How saved applications are resumed.',
    properties: {
      verifyAfterMinutes: {
        type: 'number',
        title: 'Minutes until the phone is checked again',
        minimum: 0,
        description: 'The age after which a saved application asks for the phone check again; without it, none does.',
      },
    },
    additionalProperties: false,
  }
  const addressCompletion = toChoices(
    adapters.addressCompletion,
    'Address completion',
    'The service that completes addresses while the applicant types; without it, none does.',
  )
  const messageHubUrls = {
    ...text,
    title: 'Other hosts of the message hub',
    description:
      'The addresses, separated by spaces, that the negotiation of the message hub may lead to besides the API host.',
  }
  const names = Object.keys(environments).filter((name) => name !== '$schema')
  return {
    environments: {
      $schema: draft,
      $id: 'environments.schema.json',
      description: 'The environments, each with the services that it uses.',
      type: 'object',
      properties: { $schema: text },
      additionalProperties: {
        type: 'object',
        title: 'Environment',
        required: Object.keys(settings),
        properties: { ...settings, resume, addressCompletion, messageHubUrls },
        additionalProperties: false,
      },
    },
    config: {
      $schema: draft,
      $id: 'config.schema.json',
      description:
        'The configuration of a deployment: its environment, and settings that override those of the environment.',
      type: 'object',
      required: ['environment'],
      properties: {
        $schema: text,
        environment: { enum: names, description: 'One of flows/environments.json.' },
        ...settings,
        resume,
        addressCompletion,
        messageHubUrls,
        botOverride: {
          ...text,
          description: 'Replaces the tokens of the bot check. Everybody can read it: never use it in prod.',
        },
      },
      additionalProperties: false,
    },
  }
}

function toChoices(choices: Readonly<Record<string, AdapterSettings>>, title: string, description: string) {
  return {
    title,
    description,
    oneOf: Object.entries(choices).map(([name, { needs, takes = [] }]) => ({
      type: 'object',
      required: ['adapter', ...needs],
      properties: {
        adapter: { const: name },
        ...Object.fromEntries([...needs, ...takes].map((setting) => [setting, text])),
      },
      additionalProperties: false,
    })),
  }
}

const toList = ({ title, description, ...one }: ReturnType<typeof toChoices>) => ({
  title,
  description,
  anyOf: [one, { type: 'array', items: { title: 'Service', ...one } }],
})
