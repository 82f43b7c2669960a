import { Checklist } from './Checklist.tsx'

/** The checklist as a status alone. */
export default function StatusChecklist() {
  return <Checklist isReadOnly />
}
