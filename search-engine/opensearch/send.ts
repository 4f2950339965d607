// Client of the adapter.

export type Json = Record<string, unknown>
export type Clause = Json

export type OpenSearchRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  path: string
  body?: Json
  lines?: readonly Json[]
}
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read where they are asked for
export type OpenSearchSend = (request: OpenSearchRequest) => Promise<any>
