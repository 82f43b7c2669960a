// The functions that compiled expressions call as `x`. A page whose first expressions only read and compare does not load the rest.
export * from './operators.ts'
export * from './reading.ts'
