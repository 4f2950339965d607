// OpenAPI 3.1 generated from the contract.
import * as z from 'zod'
import type { Contract, Endpoint } from './foundation/endpoint.ts'
import type { Stream } from './foundation/events.ts'
import { usualMeaning } from './foundation/parameters.ts'
import { scopesOf } from './identity/scopes.ts'
import { refusals, type RefusalName } from './foundation/refusals.ts'

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

/** Optional on every signed-in write. */
function idempotencyKeyOf({ atomic }: Endpoint): Json {
  const time = atomic ? 'at any time is done once; for 30 days it' : 'within a day is done once and'
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: `The same request sent again with the same key ${time} is answered alike.`,
    schema: { type: 'string', maxLength: 200 },
  }
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => {
    const { description = usualMeaning(name), ...rest } = property as { description?: string }
    return { name, in: place, required: place === 'path' || required.includes(name), description, schema: rest }
  })
}

function failuresOf(endpoint: Endpoint): RefusalName[] {
  const signedIn: RefusalName[] = ['TokenNotFound', 'TokenExpiredError', 'JsonWebTokenError', 'SessionError']
  const input = endpoint.params || endpoint.query || endpoint.body
  const names: RefusalName[] = [
    ...(input ? (['ValidationError'] as const) : []),
    ...(endpoint.signedIn ? signedIn : []),
    ...(endpoint.needs ? (['NotFound', 'Gone', 'Forbidden'] as const) : []),
    ...(endpoint.refusals ?? []),
    'TooManyRequests',
    'InternalError',
  ]
  return [...new Set(names)]
}

function operationOf(capability: string, name: string, endpoint: Endpoint): Json {
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
    ...(endpoint.signedIn && {
      security: [{ token: [] }, { bearer: [] }],
      'x-scopes': scopesOf(capability, name, endpoint),
    }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.signedIn && endpoint.method !== 'GET' ? [idempotencyKeyOf(endpoint)] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    responses: {
      200: { description: 'The answer in its envelope', content: { 'application/json': { schema: answer } } },
      ...Object.fromEntries(
        [...failures].map(([status, names]) => [
          status,
          {
            description: names.join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
    },
  }
}

function streamOf(capability: string, name: string, { event, headers, ...call }: Stream): Json {
  const operation = operationOf(capability, name, { ...call, answer: event })
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(event, 'output') }
  const message = { type: 'object', required: ['data'], properties: { id: { type: 'string' }, data } }
  return {
    ...operation,
    parameters: [...(operation['parameters'] as Json[]), ...parametersOf(headers, 'header')],
    responses: {
      ...(operation['responses'] as Json),
      200: {
        description: 'Server-sent events',
        content: { 'text/event-stream': { schema: { type: 'array', items: message } } },
      },
    },
  }
}

function pathsOf(contract: Contract, more: Json = {}): Record<string, Json> {
  const paths: Record<string, Json> = {}
  for (const [capability, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...more,
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(capability, name, endpoint),
      }
    }
  }
  return paths
}

/** `server`: base path such as `/api`. */
type Served = { contract: Contract; server: string; streams?: Record<string, Record<string, Stream>> }

/** Calls of side services carry their own server. */
export function openapiOf({ contract, server, streams = {} }: Served, beside: readonly Served[] = []): Json {
  const own = pathsOf(contract)
  for (const [capability, calls] of Object.entries(streams))
    for (const [name, stream] of Object.entries(calls))
      own[stream.path] = { ...own[stream.path], get: streamOf(capability, name, stream) }
  const others = beside.map((one) => pathsOf(one.contract, { servers: [{ url: one.server }] }))
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
