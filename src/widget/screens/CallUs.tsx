import { HelpLine } from './HelpLine.tsx'

/** The contact phone as a link. */
export default function CallUs() {
  return <HelpLine />
}
