import { expect, it } from 'vitest'
import { renameReads } from '../../../engine/expressions/toReads.ts'

it.each([
  ['driver.name', 'driver.label'],
  ['has(driver.name) && driver.name != other.name', 'has(driver.label) && driver.label != other.name'],
  ['driver.names + car.driver.name', 'driver.names + car.driver.name'],
  ['drivers.exists(one, one.name == car.name)', 'drivers.exists(one, one.label == car.name)'],
  ['drivers[0].name', 'drivers[0].label'],
  ['drivers.filter(one, one.old).map(one, one.name)', 'drivers.filter(one, one.old).map(one, one.label)'],
  ["car.kind == 'name'", "car.kind == 'name'"],
  ['driver.', 'driver.'],
])('renameReads turns %s into %s', (source, other) => {
  expect(renameReads(source, ['driver.name', 'drivers.name'], 'label')).toBe(other)
})

it.each(["pick(driver, ['name'])", "driver['name']", 'firstOf(drivers).name', "{'name': driver.name}"])(
  'renameReads declines to rewrite %s',
  (source) => {
    expect(renameReads(source, ['driver.name', 'drivers.name'], 'label')).toBeUndefined()
  },
)
