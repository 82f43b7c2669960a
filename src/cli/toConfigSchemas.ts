import environments from '../../flows/environments.json' with { type: 'json' }
import { type AdapterSettings, adapterSettings as adapters } from '../widget/config/WidgetConfig.ts'

const draft = 'http://json-schema.org/draft-07/schema#'
const address = 'An address, or a path'
const text = { type: 'string', minLength: 1 }

/** The JSON Schemas of `config.json` and of `flows/environments.json`, for editors: what each setting may be, by the adapters. */
export function toConfigSchemas() {
  const settings = {
    apiBaseUrl: { ...text, pattern: '^[^\\s?#]*$', description: `${address} on the host of the page, of the API.` },
    documentsUrl: {
      ...text,
      description: `${address} below the API's, of the loan-processing service, where documents are uploaded.`,
    },
    identityProvider: toChoices(adapters.identityProvider, 'Who proves by phone who the applicant is.'),
    botCheck: toChoices(adapters.botCheck, 'Who tells applicants from robots.'),
    analytics: toList(toChoices(adapters.analytics, 'Who is told the events of the flow; each of a list is told all.')),
    errorTracking: toChoices(adapters.errorTracking, 'Who is told of faults.'),
  }
  const resume = {
    type: 'object',
    description: 'How saved applications are taken up.',
    properties: {
      verifyAfterMinutes: {
        type: 'number',
        minimum: 0,
        description: 'One that was saved longer ago asks for the phone check again; none does without it.',
      },
    },
    additionalProperties: false,
  }
  const addressCompletion = toChoices(
    adapters.addressCompletion,
    'Who completes addresses while they are typed; nobody without it.',
  )
  const messageHubUrls = {
    ...text,
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

function toChoices(choices: Readonly<Record<string, AdapterSettings>>, description: string) {
  return {
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

const toList = ({ description, ...one }: ReturnType<typeof toChoices>) => ({
  description,
  anyOf: [one, { type: 'array', items: one }],
})
