import { storageKey } from '../widget/storageKey.ts'
import type { ToldEvents } from './createPartnerEvents.ts'

/**
 * Remembers in the storage of the tab which events the page around the frame was told of an application, so that a reload
 * of that page repeats none. Of one application alone, by its id; a blocked storage remembers until the frame is closed.
 */
export function createToldEvents(backend: () => Pick<Storage, 'getItem' | 'setItem'>): ToldEvents {
  let [known, ...events] = read()

  function read(): readonly string[] {
    try {
      const list: unknown = JSON.parse(backend().getItem(storageKey) ?? '[]')
      return Array.isArray(list) ? list.map(String) : []
    } catch {
      return []
    }
  }
  return {
    has: (application, event) => application === known && events.includes(event),
    add(application, event) {
      events = application === known ? [...events, event] : [event]
      known = application
      try {
        backend().setItem(storageKey, JSON.stringify([known, ...events]))
      } catch {} // Reading the property throws where a browser blocks it.
    },
  }
}
