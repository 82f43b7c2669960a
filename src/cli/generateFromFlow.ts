import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import definition from '../../flows/partner-events.json' with { type: 'json' }
import { FlowError, checkFlow, compileContracts, readFlow } from '../../engine/build.ts'

/** Returns the text of a TypeScript file with the types of a flow's contracts, formatted for its path. Throws for a flow with problems. */
export async function generateContracts(flowFile: string, apiFile: string, target: string): Promise<string> {
  const { problems, flow } = checkFlow(readFlow(flowFile))
  if (!flow) throw new FlowError(problems)
  const types = await compileContracts(flow, JSON.parse(readFileSync(apiFile, 'utf8')))
  return format(types, { ...(await resolveConfig(target)), filepath: target })
}

type Fields = Readonly<Record<string, object>>

/**
 * Returns the JSON Schema of the events for partners that `flows/partner-events.json` derives from a flow. Throws for a flow with problems,
 * and if the target's name does not contain the version of the events.
 */
export async function generatePartnerEvents(flowFile: string, target: string): Promise<string> {
  const { problems, flow } = checkFlow(readFlow(flowFile))
  if (!flow) throw new FlowError(problems)
  const { version, errors } = definition
  if (!target.includes(`.v${version}.`)) {
    throw new Error(
      `${target} is not named after version ${version} of flows/partner-events.json. Name it .v${version}.`,
    )
  }
  const names = Object.entries(flow.definition.steps).flatMap(([name, { ending }]) =>
    ending === 'deadEnd' ? [] : [name],
  )

  const toEvent = (type: string, description: string, fields: Fields = {}, optional: Fields = {}) => ({
    description,
    type: 'object',
    additionalProperties: false,
    required: ['version', 'type', ...Object.keys(fields)],
    properties: { version: { const: version }, type: { const: type }, ...fields, ...optional },
  })
  const id = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }
  const ids = {
    applicationId: { ...id, description: 'Random. The API host is told of the application by the same.' },
    reference: { ...id, description: 'As the page gave it.' },
  }
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `partner-events.v${version}.schema.json`,
    title: 'What a page is told about the widget that it has embedded',
    description: 'Written by `npm run generate` from the flow. No event holds anything about the applicant.',
    oneOf: [
      toEvent('ready', 'The widget is shown.'),
      toEvent(
        'step',
        'Another step is shown.',
        { step: { enum: names }, progress: { type: 'number', minimum: 0, maximum: 100 } },
        ids,
      ),
      toEvent('leadCreated', 'The applicant has become a lead. Once for each application.', {}, ids),
      toEvent('completed', 'The application has come to its good end. Once for each application.', {}, ids),
      toEvent('error', 'Something went wrong that the applicant is told of.', {
        code: { enum: ['load', 'start', ...new Set(Object.values(errors))] },
      }),
      toEvent('closed', 'The widget was taken away. The last event of each widget.'),
    ],
  }
  return format(JSON.stringify(schema), { ...(await resolveConfig(target)), filepath: target })
}
