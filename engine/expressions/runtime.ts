// What compiled expressions call, as `x`. A page whose first expressions only read and compare is spared the rest.
export * from './operators.ts'
export * from './reading.ts'
