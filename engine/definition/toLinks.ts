/** Where a text leads: the targets of its links, `[words](target)`, in their order. */
export const toLinks = (text: string): string[] =>
  [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
