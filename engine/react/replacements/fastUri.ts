const equal = (a: string, b: string): boolean => a === b

function resolve(base: string, reference: string): string {
  if (reference.startsWith('#')) return `${base.split('#')[0]}${reference}`
  throw new Error(
    `The schema ${base} refers to ${reference}. Bundle the schemas so that references stay inside one file.`,
  )
}

/** Stands in for `fast-uri`, as RJSF uses it to look schemas up by `$id`. */
export default { equal, resolve }
