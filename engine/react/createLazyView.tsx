import { lazy, useState, type ComponentType } from 'react'

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>

const forgetFailures = new Set<() => void>()

/** Lets views whose code could not be fetched be fetched again on their next draw. */
export function retryLazyViews(): void {
  for (const forget of forgetFailures) forget()
  forgetFailures.clear()
}

/** A component whose code is fetched when it is first drawn, or ahead by `preload`; unlike React's `lazy` a failure is not for ever. */
export function createLazyView<Props extends object>(load: () => Loaded<Props>) {
  let loading: Loaded<Props> | undefined
  let loaded: Awaited<Loaded<Props>> | undefined
  let View: ComponentType<Props>
  /** React's `lazy` keeps its failure, so each attempt is drawn by one of its own. */
  const forget = () => {
    if (loaded) return
    loading = undefined
    View = lazy(fetchOnce)
  }
  const fetchOnce = (): Loaded<Props> => {
    loading ??= load().then(
      (view) => (loaded = view),
      (error: unknown) => {
        // Kept until the person tries again: forgetting it at once would make React fetch in a loop.
        forgetFailures.add(forget)
        throw error
      },
    )
    return loading
  }
  /** What fails ahead of need is fetched anew when it is needed. */
  const fetchAhead = (): Loaded<Props> => {
    const ahead = fetchOnce()
    ahead.catch(() => {
      if (loading === ahead) forget()
    })
    return ahead
  }
  forget()
  function LazyView(props: Props) {
    // React suspends even for what is there already. Decided once, since another view in its place would lose what it holds.
    const [ready] = useState(loaded)
    return ready ? <ready.default {...props} /> : <View {...props} />
  }
  return Object.assign(LazyView, { preload: fetchAhead })
}
