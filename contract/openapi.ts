// OpenAPI 3.1 generated from the contract.
import * as z from 'zod'
import { type Contract, type Endpoint, takesKey } from './foundation/endpoint.ts'
import type { Stream } from './foundation/events.ts'
import { usualMeaning } from './foundation/parameters.ts'
import { scopesOf } from './identity/scopes.ts'
import { refusals, type RefusalName } from './foundation/refusals.ts'

type Json = Record<string, unknown>

export type Example = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  answer: unknown
}
export type Examples = Record<string, Example>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => nameKeys(jsonSchema),
  })
  return rest
}

/** Generators need required keys among the properties; zod omits them in records. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties: value, required } = schema
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !required || value === undefined) return
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), value]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

function idempotencyKeyOf({ atomic }: Endpoint): Json {
  const time = atomic ? 'at any time is done once; for 30 days it' : 'within a day is done once and'
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: `The same request sent again with the same key ${time} is answered alike; another request with it is refused (422).`,
    schema: { type: 'string', maxLength: 200 },
  }
}

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query' | 'header',
  examples: Record<string, unknown> = {},
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => {
    const { description = usualMeaning(name), ...rest } = property as { description?: string }
    const example = name in examples ? { example: examples[name] } : {}
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description,
      schema: rest,
      ...example,
    }
  })
}

function failuresOf(endpoint: Endpoint): RefusalName[] {
  const signedIn: RefusalName[] = ['TokenNotFound', 'TokenExpiredError', 'JsonWebTokenError', 'SessionError']
  const input = endpoint.params || endpoint.query || endpoint.body
  const names: RefusalName[] = [
    ...(input ? (['ValidationError'] as const) : []),
    ...(endpoint.signedIn ? signedIn : []),
    ...(endpoint.needs ? (['NotFound', 'Gone', 'Forbidden'] as const) : []),
    ...(takesKey(endpoint) ? (['Conflict', 'KeyReused'] as const) : []),
    ...(endpoint.refusals ?? []),
    'TooManyRequests',
    'InternalError',
  ]
  return [...new Set(names)]
}

function operationOf(capability: string, name: string, endpoint: Endpoint, examples: Examples): Json {
  const example = examples[`${capability}.${name}`]
  const answer = {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data: schemaOf(endpoint.answer, 'output'),
      ...(endpoint.session && { session: schemaOf(endpoint.session, 'output') }),
    },
  }
  const failures = Map.groupBy(failuresOf(endpoint), (failure) => refusals[failure])
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    summary: endpoint.summary,
    // A stranger's call without a token; with one it may show more.
    security: [...(endpoint.signedIn ? [] : [{}]), { token: [] }, { bearer: [] }],
    ...(endpoint.signedIn && { 'x-scopes': scopesOf(capability, name, endpoint) }),
    ...(endpoint.staff && { 'x-staff': endpoint.staff }),
    parameters: [
      ...parametersOf(endpoint.params, 'path', example?.params),
      ...parametersOf(endpoint.query, 'query', example?.query),
      ...(takesKey(endpoint) ? [idempotencyKeyOf(endpoint)] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input'), example?.body) },
    }),
    responses: {
      200: { description: 'The answer in its envelope', content: json(answer, example?.answer) },
      ...Object.fromEntries(
        [...failures].map(([status, names]) => [
          status,
          {
            description: names.join(', '),
            content: json({ $ref: '#/components/schemas/Failure' }),
          },
        ]),
      ),
    },
  }
}

function json(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

function streamOf(capability: string, name: string, { event, headers, ...call }: Stream, examples: Examples): Json {
  const operation = operationOf(capability, name, { ...call, answer: event }, examples)
  const example = examples[`${capability}.${name}`]
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(event, 'output') }
  const message = { type: 'object', required: ['data'], properties: { id: { type: 'string' }, data } }
  return {
    ...operation,
    parameters: [...(operation['parameters'] as Json[]), ...parametersOf(headers, 'header')],
    responses: {
      ...(operation['responses'] as Json),
      200: {
        description: 'Server-sent events',
        content: { 'text/event-stream': { schema: { type: 'array', items: message }, example: example?.answer } },
      },
    },
  }
}

function pathsOf(contract: Contract, examples: Examples, more: Json = {}): Record<string, Json> {
  const paths: Record<string, Json> = {}
  for (const [capability, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = operationOf(capability, name, endpoint, examples)
      const path = samePlaceIn(paths, endpoint.path.replace(/:(\w+)/g, '{$1}'), operation)
      paths[path] = { ...more, ...paths[path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  return paths
}

/** OpenAPI knows one template an address: calls of an address share parameter names. */
function samePlaceIn(paths: Record<string, Json>, path: string, operation: Json): string {
  const bare = (one: string) => one.replace(/\{\w+\}/g, '{}')
  const known = Object.keys(paths).find((one) => bare(one) === bare(path)) ?? path
  const namesOf = (one: string) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const [own, shared] = [namesOf(path), namesOf(known)]
  for (const parameter of operation['parameters'] as Json[])
    if (parameter['in'] === 'path') parameter['name'] = shared[own.indexOf(parameter['name'] as string)]
  return known
}

/** `server`: base path such as `/api`. */
type DescriptionInput = {
  contract: Contract
  server: string
  streams?: Record<string, Record<string, Stream>>
  examples?: Examples
}

/** Calls of side services carry their own server. */
export function openapiOf(
  { contract, server, streams = {}, examples = {} }: DescriptionInput,
  beside: readonly DescriptionInput[] = [],
): Json {
  const own = pathsOf(contract, examples)
  for (const [capability, calls] of Object.entries(streams))
    for (const [name, stream] of Object.entries(calls))
      own[stream.path] = { ...own[stream.path], get: streamOf(capability, name, stream, examples) }
  const others = beside.map((one) => pathsOf(one.contract, examples, { servers: [{ url: one.server }] }))
  const paths = Object.assign({}, own, ...others) as Json
  const failure = {
    type: 'object',
    required: ['success', 'error'],
    properties: {
      success: { const: false },
      error: {
        type: 'object',
        required: ['name', 'message'],
        properties: {
          name: { enum: Object.keys(refusals) },
          message: { type: 'string' },
          fields: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: "a field's path → its message",
          },
          requestID: { type: 'string' },
        },
      },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'WBN',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Companies, products and people of industry. Answers are `{success: true, data}`, failures `{success: false, error}`.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
