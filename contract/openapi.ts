// The published description: OpenAPI 3.1 from the contract. Nothing in it is written by hand.
import { z } from 'zod'
import type { Contract, Endpoint } from './endpoint.ts'
import { refusals, type RefusalName } from './refusals.ts'

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function failuresOf(endpoint: Endpoint): RefusalName[] {
  const signedIn: RefusalName[] = ['TokenNotFound', 'TokenExpiredError', 'JsonWebTokenError', 'SessionError']
  const input = endpoint.params || endpoint.query || endpoint.body
  return [
    ...(input ? (['ValidationError'] as const) : []),
    ...(endpoint.signedIn ? signedIn : []),
    ...(endpoint.refusals ?? []),
    'TooManyRequests',
    'InternalError',
  ]
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
    ...(endpoint.signedIn && { security: [{ token: [] }, { bearer: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
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

/** The whole document. `server` is the address under which the calls stand, such as `/api`. */
export function openapiOf(contract: Contract, server: string): Json {
  const paths: Record<string, Json> = {}
  for (const [capability, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(capability, name, endpoint) }
    }
  }
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
