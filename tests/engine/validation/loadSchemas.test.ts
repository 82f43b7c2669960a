import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSchemas, loadTestSchemas } from './loadSchemas.ts'

describe('loadSchemas', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('lists the schemas of all subfolders by their relative path', async () => {
    const schemas = await loadTestSchemas()
    expect([...schemas.keys()]).toEqual([
      'forms/history.schema.json',
      'forms/job.schema.json',
      'forms/person.schema.json',
      'shared/address.schema.json',
      'shared/day.schema.json',
      'shared/zip.schema.json',
    ])
  })

  it('refuses a wrong or missing $id and says which one to write', async () => {
    await writeFile(join(folder, 'a.schema.json'), '{ "$id": "b.schema.json" }')
    await expect(loadSchemas(folder)).rejects.toThrow('write "$id": "a.schema.json"')
    await writeFile(join(folder, 'a.schema.json'), '{}')
    await expect(loadSchemas(folder)).rejects.toThrow('has the $id undefined')
  })

  it('names the file that is not JSON', async () => {
    await writeFile(join(folder, 'a.schema.json'), '{ "$id": ')
    await expect(loadSchemas(folder)).rejects.toThrow(/a\.schema\.json is not JSON/)
  })
})
