import { readdirSync } from 'node:fs'

const folders = [
  'flows',
  'flows/copy',
  'schemas/actions',
  'schemas/forms',
  'schemas/shared',
  'schemas/data',
  'deploy',
  ...readdirSync('deploy/environments').map((name) => `deploy/environments/${name}`),
]

/** The paths of the JSON files that authors and operators write. */
export const writtenFiles = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [`${folder}/${name}`] : [])),
)
