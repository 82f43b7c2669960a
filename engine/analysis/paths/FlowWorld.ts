/** What a flow needs of the world around it to be played: the product's functions, and one moment that stands for today. */
export interface FlowWorld {
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  readonly now: Date
}
