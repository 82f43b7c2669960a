import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Creates a user with mouse and keyboard who, like people, looks at something new before pressing anything in it. */
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

/** Waits until a press can no longer have been meant for the previous screen. */
export const waitUntilSettled = () => waitFor(() => expect(document.querySelector('[data-settling]')).toBeNull())
