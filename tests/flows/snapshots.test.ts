import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toFlowGraph, toFlowSvg } from '../../engine/authoring.ts'
import { toFlowText } from '../../engine/build.ts'
import { readCheckedFlow } from './readCheckedFlow.ts'

const snapshots = 'tests/flows/__snapshots__'
const toPath = (name: string) => `./__snapshots__/${name}.txt`

describe('the refinance flow', () => {
  const checked = readCheckedFlow('flows/refinance.json')
  const { flow, steps } = toFlowText(checked, 'en')

  it.each(Object.entries(steps))('reads as reviewed at the step %s', async (name, text) => {
    await expect(text).toMatchFileSnapshot(toPath(`refinance/${name}`))
  })

  it('reads as reviewed outside of its steps', async () => {
    await expect(flow).toMatchFileSnapshot(toPath('refinance/flow'))
  })

  it('has a map that looks as reviewed', async () => {
    const map = await toFlowSvg(toFlowGraph(checked), `The flow ${checked.definition.name}`)
    await expect(map).toMatchFileSnapshot('../../docs/flow-map.svg')
  })

  it('has a snapshot for each step, and none for removed steps', () => {
    const expected = ['flow', ...Object.keys(steps)].map((name) => `${name}.txt`)
    expect(readdirSync(`${snapshots}/refinance`).toSorted()).toEqual(expected.toSorted())
  })
})

describe('the newsletter flow', () => {
  it('reads as reviewed', async () => {
    const { flow, steps } = toFlowText(readCheckedFlow('tests/flows/newsletter/flow.json'), 'en')
    await expect([flow, ...Object.values(steps)].join('\n')).toMatchFileSnapshot(toPath('newsletter'))
  })
})
