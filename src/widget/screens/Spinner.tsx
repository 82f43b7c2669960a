import { useCopy } from '../../../engine/index.ts'

/** Says that something is under way; `label` is a copy key. */
export function Spinner({ label }: { readonly label: string }) {
  const t = useCopy()
  return <output className="spinner">{t(label)}</output>
}
