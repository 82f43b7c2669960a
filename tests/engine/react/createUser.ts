import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Somebody with a mouse and a keyboard who, as people do, looks at what is new before they press anything in it. */
export function createUser() {
  const user = userEvent.setup()
  const { click, keyboard } = user
  return Object.assign(user, {
    click: async (element: Element) => {
      await waitUntilSettled()
      await click(element)
    },
    keyboard: async (keys: string) => {
      await waitUntilSettled()
      await keyboard(keys)
    },
  })
}

/** Waits until nothing that is pressed could have been meant for what stood there before. */
export const waitUntilSettled = () => waitFor(() => expect(document.querySelector('[data-settling]')).toBeNull())
