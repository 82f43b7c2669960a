import type { ApiContract } from './ApiContract.ts'

/** What shows that a person is calling: a token of the bot check, or the value that stands in for one. */
export interface BotToken {
  readonly header: 'token' | 'override'
  readonly value: string
}

/** What identity gave to prove who is calling. */
export interface Identity {
  readonly authToken: string
  readonly correlationId: string
}

/** What the headers of a call are made of. */
export interface HeaderValues {
  readonly botToken: BotToken
  readonly identity?: Identity | undefined
}

/** The headers of a call, by the names of the contract; an empty token is no token. */
export function toHeaders(names: ApiContract['headers'], { botToken, identity }: HeaderValues): Record<string, string> {
  const { authToken, correlationId } = identity ?? {}
  return {
    [botToken.header === 'token' ? names.botToken : names.botOverride]: botToken.value,
    ...(authToken ? { [names.authorization]: `Bearer ${authToken}` } : {}),
    ...(correlationId ? { [names.correlationId]: correlationId } : {}),
  }
}
