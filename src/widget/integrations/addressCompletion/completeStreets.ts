const street = 'address-line1'
const fewestLetters = 4
/** Who types on within so many milliseconds is not asked for in between. */
const pause = 250

/**
 * Offers whole addresses (`datalist`) to whoever types a street below an element, until the signal is aborted, and writes one that
 * is chosen into the fields of the same address, as a browser's own autofill would. Which fields those are, their `autocomplete` says
 * (WHATWG HTML, autofill detail tokens), so that no form has to know of it. Where nobody can be asked, nothing is offered.
 */
export function completeStreets(root: HTMLElement, complete: AddressCompletion['complete'], signal: AbortSignal): void {
  const list = document.createElement('datalist')
  list.id = `addresses-${crypto.randomUUID()}`
  let offered: ReadonlyMap<string, CompletedAddress> = new Map()
  let asked = new AbortController()

  const offer = (addresses: readonly CompletedAddress[]) => {
    offered = new Map(addresses.map((address) => [toLine(address), address]))
    list.replaceChildren(...[...offered.keys()].map((line) => new Option(line)))
  }
  const ask = (text: string) => {
    const { signal: isOld } = asked
    setTimeout(() => {
      if (isOld.aborted) return
      complete(text, isOld).then(
        (addresses) => isOld.aborted || offer(addresses),
        // Who types goes on typing.
        () => undefined,
      )
    }, pause)
  }
  const stop = () => {
    asked.abort()
    asked = new AbortController()
  }
  const noteInput = ({ target }: Event) => {
    if (!isStreet(target) || !target.matches(':focus')) return
    stop()
    const chosen = offered.get(target.value)
    const text = target.value.trim()
    if (chosen) fill(target, chosen)
    else if (text.length >= fewestLetters) {
      target.after(list)
      target.setAttribute('list', list.id)
      ask(text)
    }
  }
  const forget = ({ target }: Event) => {
    if (!isStreet(target)) return
    stop()
    offer([])
    target.removeAttribute('list')
    list.remove()
  }

  // Before the field itself hears of it, so that it knows the street rather than the line that was chosen.
  root.addEventListener('input', noteInput, { capture: true, signal })
  root.addEventListener('focusout', forget, { capture: true, signal })
  signal.addEventListener('abort', () => {
    stop()
    list.remove()
  })
}

const toLine = ({ street: line, city, state, zip }: CompletedAddress) => `${line}, ${city}, ${state} ${zip}`

const isStreet = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.getAttribute('autocomplete') ?? '').split(' ').includes(street)

function fill(input: HTMLInputElement, { street: line, city, state, zip }: CompletedAddress): void {
  const write = (token: string, value: string) => {
    const name = (input.getAttribute('autocomplete') ?? '').replace(street, token)
    const control = input.form?.querySelector(
      `[autocomplete="${name}"]:enabled:read-write, select[autocomplete="${name}"]:enabled`,
    )
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  input.value = line
  write('address-level2', city)
  write('address-level1', state)
  write('postal-code', zip)
}

/** A postal address of the United States. */
export interface CompletedAddress {
  /** Number and street: `12 Mill Road`. */
  readonly street: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  /** Five digits. */
  readonly zip: string
}

/** Who knows which addresses there are. */
export interface AddressCompletion {
  /** The addresses that a text may be the beginning of, the likeliest first. Rejects when nobody can be asked, or once it is aborted. */
  readonly complete: (text: string, signal: AbortSignal) => Promise<readonly CompletedAddress[]>
}
