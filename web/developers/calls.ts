// Converts the OpenAPI document to the data of the reference page.
import { notationOf } from './notation.ts'

type Schema = Parameters<typeof notationOf>[0]
type Answered = { 'application/json': { schema: Schema } } | { 'text/event-stream': { schema: Schema } }
type Content = { content: Answered }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security?: unknown[]
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, Content & { description: string }>
}
type Server = { url: string }
export type Description = { paths: Record<string, Record<string, Operation> & { servers?: Server[] }> }

export type CallShown = {
  id: string
  method: string
  path: string
  summary: string
  signedIn: boolean
  parameters: { name: string; place: string; required: boolean; type: string; remark: string }[]
  body: string | undefined
  answer: string
  errors: { status: string; names: string }[]
}

export function callsOf({ paths }: Description): { capability: string; calls: CallShown[] }[] {
  const groups = new Map<string, CallShown[]>()
  for (const [path, { servers, ...operations }] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const capability = operation.tags[0] ?? ''
      const { 200: answer, ...errors } = operation.responses
      const shown: CallShown = {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: `${servers?.[0]?.url ?? ''}${path}`,
        summary: operation.summary,
        signedIn: Boolean(operation.security?.length),
        parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
          name,
          place,
          required,
          type: notationOf(schema),
          remark: schema.description ?? '',
        })),
        body: operation.requestBody && notationOf(operation.requestBody.content['application/json'].schema),
        answer: answer ? notationOf(Object.values(answer.content)[0]!.schema) : '',
        errors: Object.entries(errors).map(([status, { description }]) => ({ status, names: description })),
      }
      groups.set(capability, [...(groups.get(capability) ?? []), shown])
    }
  }
  return [...groups].map(([capability, calls]) => ({ capability, calls }))
}
