import { RECORD_SEPARATOR } from './ServerMessage.ts'

/** The most characters one record may have, as in ASP.NET Core SignalR. */
export const RECORD_LIMIT = 32 * 1024

/** Cuts the text of one client into records, whatever the pieces it arrives in; answers undefined once a record is too long. */
export function createRecordReader(): (text: string) => string[] | undefined {
  let rest = ''
  return (text) => {
    const records = (rest + text).split(RECORD_SEPARATOR)
    rest = records.pop() ?? ''
    return [...records, rest].some((record) => record.length > RECORD_LIMIT) ? undefined : records
  }
}
