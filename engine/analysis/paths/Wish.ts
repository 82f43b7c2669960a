import type { ExpressionNode } from '../../expressions/index.ts'

/** Something that an expression looks for at a path of the data, such as `lookup.year` or `years[].modelYear`. */
export type Wish = { readonly path: string } & (
  | { readonly kind: 'equal' | 'size'; readonly other: ExpressionNode }
  /** The value is true or false. */
  | { readonly kind: 'truth' }
  /** It is there or not. */
  | { readonly kind: 'presence' }
  /** A function of the product compares it with the others. */
  | { readonly kind: 'alike'; readonly others: readonly ExpressionNode[] }
  | { readonly kind: 'step' }
)
