// OpenAPI document → reference page data.
import { exampleOf } from './example.ts'
import { notationOf, type Schema } from '#contract/foundation/notation.ts'

type Answered = { 'application/json': { schema: Schema } } | { 'text/event-stream': { schema: Schema } }
type Content = { content: Answered }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security?: unknown[]
  'x-scopes'?: string[]
  parameters?: { name: string; in: string; required: boolean; schema: Schema; description?: string }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, Content & { description: string }>
}
type Server = { url: string }
export type Description = { paths: Record<string, Record<string, Operation> & { servers?: Server[] }> }

export type CallView = {
  id: string
  method: string
  path: string
  address: string
  summary: string
  signedIn: boolean
  /** API token scopes, one of which suffices; empty: no token may call it. */
  scopes: string[]
  /** Streams events while the client listens. */
  stream: boolean
  parameters: { name: string; place: string; required: boolean; type: string; remark: string; example: string }[]
  body: string | undefined
  example: string | undefined
  answer: string
  errors: { status: string; names: string }[]
}

export function callsOf({ paths }: Description, apiUrl: string): { capability: string; calls: CallView[] }[] {
  const groups = new Map<string, CallView[]>()
  for (const [path, { servers, ...operations }] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const capability = operation.tags[0] ?? ''
      const { 200: answer, ...errors } = operation.responses
      const body = operation.requestBody?.content['application/json'].schema
      const shown: CallView = {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: `${servers?.[0]?.url ?? ''}${path}`,
        address: `${servers?.[0]?.url ?? apiUrl}${path}`,
        summary: operation.summary,
        signedIn: Boolean(operation.security?.length),
        scopes: operation['x-scopes'] ?? [],
        stream: Boolean(answer && 'text/event-stream' in answer.content),
        parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema, description }) => ({
          name,
          place,
          required,
          type: notationOf(schema),
          remark: schema.description ?? description ?? '',
          example: String(exampleOf(schema, name)),
        })),
        body: body && notationOf(body),
        example: body && JSON.stringify(exampleOf(body), null, 2),
        answer: answer ? notationOf(Object.values(answer.content)[0]!.schema) : '',
        errors: Object.entries(errors).map(([status, { description }]) => ({ status, names: description })),
      }
      groups.set(capability, [...(groups.get(capability) ?? []), shown])
    }
  }
  return [...groups].map(([capability, calls]) => ({ capability, calls }))
}
