import { faults } from '../../faults/faults.ts'
import { scenes } from './scenes.ts'
import type { Cell } from './Cell.ts'

/** Every call with every fault; where an applicant has typed something, with a change of it before the next try, too. */
export const cells: readonly Cell[] = scenes.flatMap((scene) =>
  faults.flatMap((fault) => {
    const name = `${scene.call} / ${fault.name}`
    const cell = { name, scene, fault, isEdited: false }
    return scene.edit ? [cell, { ...cell, name: `${name} / edited`, isEdited: true }] : [cell]
  }),
)

/** So many of the cells, from all over the matrix; seeds that follow each other come to all of them. */
export function toSample(all: readonly Cell[], size: number, seed: number): readonly Cell[] {
  const stride = Math.ceil(all.length / size)
  return all.filter((_, index) => index % stride === seed % stride)
}
