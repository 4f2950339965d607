// OpenAPI document → reference page data.
import { notationOf, type Schema } from '#contract/foundation/notation.ts'

type Media = { schema: Schema; example?: unknown }
type AnswerContent = { 'application/json': Media } | { 'text/event-stream': Media }
type Content = { content: AnswerContent }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: object[]
  'x-scopes'?: string[]
  'x-staff'?: string[]
  parameters?: {
    name: string
    in: string
    required: boolean
    schema: Schema
    description?: string
    example?: unknown
  }[]
  requestBody?: { content: { 'application/json': Media } }
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
  /** Empty: no token may call it. */
  scopes: string[]
  staff: string[]
  stream: boolean
  parameters: { name: string; place: string; required: boolean; type: string; remark: string; example?: string }[]
  body: string | undefined
  example: string | undefined
  answer: string
  answerExample: string | undefined
  errors: { status: string; names: string }[]
}

export type CallGroup = { capability: string; calls: CallView[] }

/** Ordered by a developer's day; others by name, the staff's last. */
const firstOnes = [
  'auth',
  'search',
  'reference',
  'industries',
  'businesses',
  'products',
  'catalogues',
  'files',
  'inquiries',
  'rfqs',
  'samples',
  'webhooks',
  'live',
  'people',
  'members',
  'newsfeed',
  'posts',
  'comments',
  'reactions',
  'follows',
  'notifications',
]

export function callsOf({ paths }: Description, apiUrl: string): CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, { servers, ...operations }]) =>
    Object.entries(operations).map(([method, operation]) => {
      const server = servers?.[0]?.url
      return {
        capability: operation.tags[0] ?? '',
        call: viewOf(operation, method, { path: `${server ?? ''}${path}`, address: `${server ?? apiUrl}${path}` }),
      }
    }),
  )
  return [...Map.groupBy(calls, ({ capability }) => capability)]
    .map(([capability, group]) => ({ capability, calls: staffLast(group.map(({ call }) => call)) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.capability < b.capability ? -1 : 1))
}

function viewOf(operation: Operation, method: string, place: { path: string; address: string }): CallView {
  const { 200: answer, ...errors } = operation.responses
  const body = operation.requestBody?.content['application/json']
  const media = answer && Object.values(answer.content)[0]
  return {
    ...place,
    id: operation.operationId,
    method: method.toUpperCase(),
    summary: operation.summary,
    signedIn: operation.security.every((one) => Object.keys(one).length > 0),
    scopes: operation['x-scopes'] ?? [],
    staff: operation['x-staff'] ?? [],
    stream: Boolean(answer && 'text/event-stream' in answer.content),
    parameters: (operation.parameters ?? []).map(({ name, in: at, required, schema, description, example }) => ({
      name,
      place: at,
      required,
      type: notationOf(schema),
      remark: schema.description ?? description ?? '',
      ...(example !== undefined && { example: String(example) }),
    })),
    body: body && notationOf(body.schema),
    example: body && indented(body.example),
    answer: media ? notationOf(media.schema) : '',
    answerExample: media && indented(media.example),
    errors: Object.entries(errors).map(([status, { description }]) => ({ status, names: description })),
  }
}

function indented(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value, null, 2)
}

function staffLast(calls: CallView[]): CallView[] {
  return calls.toSorted((a, b) => Number(a.staff.length > 0) - Number(b.staff.length > 0))
}

function rankOf({ capability, calls }: CallGroup): number {
  const at = firstOnes.indexOf(capability)
  if (at >= 0) return at
  return calls.every(({ staff }) => staff.length > 0) ? firstOnes.length + 1 : firstOnes.length
}

export function found(groups: readonly CallGroup[], words: string): CallGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap(({ capability, calls }) => {
    const hits = calls.filter(({ method, path, summary }) => {
      const text = `${capability} ${method} ${path} ${summary}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    return hits.length > 0 ? [{ capability, calls: hits }] : []
  })
}
