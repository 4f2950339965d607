// Serializers of the envelope `{ success, data, session? }`.
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import * as z from 'zod'
import type { Endpoint } from '#contract/foundation/endpoint.ts'

type JsonSchema = Record<string, unknown>

/** Turns `anyOf: [X, null]` into `nullable`: no alternatives are tried. */
function simplify(schema: JsonSchema): void {
  const alternatives = schema['anyOf'] as JsonSchema[] | undefined
  if (alternatives?.length === 2 && alternatives[1]?.['type'] === 'null') {
    const kinds = alternatives[0]!['oneOf'] as JsonSchema[] | undefined
    if (kinds) return void (schema['anyOf'] = [...kinds, alternatives[1]])
    delete schema['anyOf']
    Object.assign(schema, alternatives[0], { nullable: true })
    simplify(schema)
  }
}

function answerSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema),
  }) as JsonSchema
  return plain
}

type Serialise = (answer: { success: true; data: unknown; session?: unknown }) => string

const known = new WeakMap<Endpoint, Serialise>()

/** Drops fields that the contract does not name. */
export function serialiserOf(endpoint: Endpoint): Serialise {
  let serialise = known.get(endpoint)
  if (!serialise) {
    const data = answerSchema(endpoint.answer)
    const session = endpoint.session && answerSchema(endpoint.session)
    const alternatives = data['anyOf'] as Alternative[] | undefined
    serialise = alternatives?.every(({ type }) => type === 'object')
      ? oneOf(alternatives.map((one) => ({ required: one.required ?? [], serialise: compiled(one, session) })))
      : compiled(data, session)
    known.set(endpoint, serialise)
  }
  return serialise
}

function compiled(data: JsonSchema, session: JsonSchema | undefined): Serialise {
  const properties = { success: { type: 'boolean' }, data, ...(session && { session }) }
  return fastJsonStringify({ type: 'object', properties } as Schema) as Serialise
}

type Alternative = JsonSchema & { required?: string[] }

/** Picks by required fields: fast-json-stringify would validate the answer against each. */
function oneOf(alternatives: { required: string[]; serialise: Serialise }[]): Serialise {
  return (answer) => {
    const data = answer.data as object
    const fitting = alternatives.find(({ required }) => required.every((name) => name in data)) ?? alternatives.at(-1)!
    return fitting.serialise(answer)
  }
}
