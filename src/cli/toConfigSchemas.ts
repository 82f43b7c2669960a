import environments from '../../flows/environments.json' with { type: 'json' }
import { type AdapterSettings, adapterSettings as adapters } from '../widget/config/WidgetConfig.ts'

const draft = 'http://json-schema.org/draft-07/schema#'
const address = 'An address, or a path'
const text = { type: 'string', minLength: 1 }

/**
 * Returns the JSON Schemas of `config.json` and `flows/environments.json`, for editors: the values of each setting, derived from the
 * adapters.
 */
export function toConfigSchemas() {
  const settings = {
    apiBaseUrl: {
      ...text,
      title: 'Address of the API',
      pattern: '^[^\\s?#]*$',
      description: `${address} on the host of the page, of the API.`,
    },
    documentsUrl: {
      ...text,
      title: 'Address of the documents site',
      description: `${address} below the API's, of the loan-processing service, where documents are uploaded.`,
    },
    identityProvider: toChoices(adapters.identityProvider, 'Phone check', 'Who proves by phone who the applicant is.'),
    botCheck: toChoices(adapters.botCheck, 'Bot check', 'Who tells applicants from robots.'),
    analytics: toList(
      toChoices(adapters.analytics, 'Analytics', 'Who is told the events of the flow; each of a list is told all.'),
    ),
    errorTracking: toChoices(adapters.errorTracking, 'Error tracking', 'Who is told of faults.'),
  }
  const resume = {
    type: 'object',
    title: 'Saved applications',
    description: 'How saved applications are taken up.',
    properties: {
      verifyAfterMinutes: {
        type: 'number',
        title: 'Minutes until the phone is checked again',
        minimum: 0,
        description: 'One that was saved longer ago asks for the phone check again; none does without it.',
      },
    },
    additionalProperties: false,
  }
  const addressCompletion = toChoices(
    adapters.addressCompletion,
    'Address completion',
    'Who completes addresses while they are typed; nobody without it.',
  )
  const messageHubUrls = {
    ...text,
    title: 'Other hosts of the message hub',
    description:
      'Addresses, with spaces between, that the negotiation of the message hub may lead to besides the API host.',
  }
  const { $schema: _, ...names } = environments
  return {
    environments: {
      $schema: draft,
      $id: 'environments.schema.json',
      description: 'The environments and whom the application talks to in each.',
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
      description: 'What a deployment says about itself: its environment, and settings in place of that environment’s.',
      type: 'object',
      required: ['environment'],
      properties: {
        $schema: text,
        environment: { enum: Object.keys(names), description: 'One of flows/environments.json.' },
        ...settings,
        resume,
        addressCompletion,
        messageHubUrls,
        botOverride: {
          ...text,
          description: 'Stands in for the tokens of the bot check. Everybody can read it: never in prod.',
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
