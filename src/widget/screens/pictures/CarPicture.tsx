import { CarShape } from './CarShape.tsx'
import { Picture } from './Picture.tsx'

/** A car. */
export function CarPicture({ hasSparks = false }: { readonly hasSparks?: boolean }) {
  return (
    <Picture hasSparks={hasSparks}>
      <CarShape />
    </Picture>
  )
}
