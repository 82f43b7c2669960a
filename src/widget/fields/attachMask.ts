import { Maskito, type MaskitoOptions } from '@maskito/core'

/** What `TextInput` takes as `attach`, made of a mask. Call it once for each mask, outside of components. */
export const attachMask = (mask: MaskitoOptions) => (input: HTMLInputElement) => {
  const masked = new Maskito(input, mask)
  return () =>
    queueMicrotask(() => {
      // The library remembers the last field that was typed into, and its text.
      if (!input.isConnected) {
        input.value = ''
        input.dispatchEvent(new InputEvent('beforeinput'))
      }
      masked.destroy()
    })
}
