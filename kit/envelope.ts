// Serialisers of answers: exactly the fields the contract names, in the envelope `{ success, data, session? }`.
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type JsonSchema = Record<string, unknown>

/** Turns `anyOf: [X, null]` into X with `nullable`, which serialises without trying alternatives. */
function simplify(schema: JsonSchema): void {
  const alternatives = schema['anyOf'] as JsonSchema[] | undefined
  if (alternatives?.length === 2 && alternatives[1]?.['type'] === 'null') {
    delete schema['anyOf']
    Object.assign(schema, alternatives[0], { nullable: true })
    simplify(schema)
  }
}

/** The JSON Schema of what an endpoint answers, without bounds that matter only to input. */
export function answerSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema),
  }) as JsonSchema
}

export type Serialise = (answer: { success: true; data: unknown; session?: unknown }) => string

const known = new WeakMap<Endpoint, Serialise>()

/** The serialiser of an endpoint's envelope; compiled once. Fields the contract does not name are left out. */
export function serialiserOf(endpoint: Endpoint): Serialise {
  let serialise = known.get(endpoint)
  if (!serialise) {
    const { $schema, ...data } = answerSchema(endpoint.answer)
    const properties: JsonSchema = { success: { type: 'boolean' }, data }
    if (endpoint.session) {
      const { $schema: _, ...session } = answerSchema(endpoint.session)
      properties['session'] = session
    }
    serialise = fastJsonStringify({ type: 'object', properties } as Schema) as Serialise
    known.set(endpoint, serialise)
  }
  return serialise
}
