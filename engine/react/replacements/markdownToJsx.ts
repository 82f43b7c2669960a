import type { ReactNode } from 'react'

/** Stands in for `markdown-to-jsx/react`: shows the source as it is. */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children
