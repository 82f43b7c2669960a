const street = 'address-line1'
const fewestLetters = 4
/** How long to debounce requests while the applicant types, in milliseconds. */
const pause = 250

/**
 * Offers complete addresses (`datalist`) to an applicant who types a street inside an element, until the signal is aborted.
 * Writes a chosen one into the fields of the same address, as autofill would, and finds them by their `autocomplete` (WHATWG
 * HTML, autofill detail tokens), so that no form has to know about it. Offers nothing if the provider fails.
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
        // Without an offer, the applicant goes on typing.
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

  // Runs before the field's own listener, so that the field gets the street instead of the whole chosen line.
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

/** A US postal address. */
export interface CompletedAddress {
  /** Number and street: `12 Mill Road`. */
  readonly street: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  /** Five digits. */
  readonly zip: string
}

/** A provider that knows which addresses exist. */
export interface AddressCompletion {
  /** Returns the addresses that may begin with a text, the likeliest first. Rejects if the provider fails, or when aborted. */
  readonly complete: (text: string, signal: AbortSignal) => Promise<readonly CompletedAddress[]>
}
