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

/** What must be done once and could be done twice: its answer gets lost. */
const isCritical = ({ scene, fault }: Cell) => scene.isOnce === true && fault.name === 'answer lost'

/** The cells that matter most, and so many others from all over the matrix: seeds that follow each other come to all of them. */
export function toSample(all: readonly Cell[], size: number, seed: number): readonly Cell[] {
  const others = all.filter((cell) => !isCritical(cell))
  const stride = Math.ceil(others.length / size)
  return [...all.filter(isCritical), ...others.filter((_, index) => index % stride === seed % stride)]
}
