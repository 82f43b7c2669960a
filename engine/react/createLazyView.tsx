import { lazy, useState, type ComponentType } from 'react'

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>

const forgetFailures = new Set<() => void>()

/** Makes views whose code failed to load fetch it again when they are next rendered. */
export function retryLazyViews(): void {
  for (const forget of forgetFailures) forget()
  forgetFailures.clear()
}

/** Creates a component whose code loads on first render or by `preload`. Unlike in React's `lazy`, a failure is not permanent. */
export function createLazyView<Props extends object>(load: () => Loaded<Props>) {
  let loading: Loaded<Props> | undefined
  let loaded: Awaited<Loaded<Props>> | undefined
  let View: ComponentType<Props>
  /** Prepares a new attempt. React's `lazy` keeps its failure, so each attempt needs its own. */
  const forget = () => {
    if (loaded) return
    loading = undefined
    View = lazy(fetchOnce)
  }
  const fetchOnce = (): Loaded<Props> => {
    loading ??= load().then(
      (view) => (loaded = view),
      (error: unknown) => {
        // Kept until the applicant retries: forgetting the failure at once would make React fetch in a loop.
        forgetFailures.add(forget)
        throw error
      },
    )
    return loading
  }
  /** Fetches the code in advance. A failure is forgotten, so that the code is fetched again when it is needed. */
  const fetchAhead = (): Loaded<Props> => {
    const ahead = fetchOnce()
    ahead.catch(() => {
      if (loading === ahead) forget()
    })
    return ahead
  }
  forget()
  function LazyView(props: Props) {
    // React suspends even for loaded code. Decided once, because switching the component would lose its state.
    const [ready] = useState(loaded)
    return ready ? <ready.default {...props} /> : <View {...props} />
  }
  return Object.assign(LazyView, { preload: fetchAhead })
}
