import { Checklist } from './Checklist.tsx'

/** The checklist of an application that still waits for documents. */
export default function PendingChecklist() {
  return <Checklist isReadOnly={false} />
}
