import { expect, it } from 'vitest'
import { toDisk } from '../../../studio/saving/followDisk.ts'

const saved = { 'flow.json': '{}', 'copy/en.json': '{}', 'copy/es.json': '{}' }

it('toDisk treats a file that is no longer read as deleted', () => {
  const read = { 'flow.json': '{}', 'copy/en.json': '{ }', 'copy/fr.json': '{}' }
  expect(toDisk(saved, read, 'flow.json')).toEqual({ ...read, 'copy/es.json': null })
})

it('toDisk treats no file as deleted while the flow file cannot be read', () => {
  expect(toDisk(saved, { 'flow.json': '{ "copy"' }, 'flow.json')).toEqual({ 'flow.json': '{ "copy"' })
  expect(toDisk(saved, { 'flow.json': '' }, 'flow.json')).toEqual({ 'flow.json': '' })
})

it('toDisk reads a flow file with a byte order mark', () => {
  expect(toDisk(saved, { 'flow.json': '\uFEFF{}' }, 'flow.json')).toMatchObject({ 'copy/en.json': null })
})
