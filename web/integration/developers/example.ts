// Example values from JSON Schema. Pure.
import type { Schema } from '#contract/foundation/notation.ts'

const id = '019a0000-0000-7000-8000-000000000001'

/** Examples by field name, where the type says too little. */
const named: Record<string, unknown> = {
  country: 'IT',
  countries: 'IT,ES',
  code: 'IT',
  currency: 'EUR',
  email: 'anna@example.com',
  password: 'a long walk by the river',
  newPassword: 'another walk by the sea',
  firstName: 'Anna',
  lastName: 'Rossi',
  companyName: 'Example Pumps',
  companyPhone: '+39 02 1234567',
  usa: '+1 202 555 0100',
  europe: '+44 20 7946 0100',
  categories: `${id}.${id}`,
  name: 'Centrifugal pump',
  content: 'New pumps are in stock.',
  textQuery: 'pump',
  q: 'pump',
  names: 'countries,currencies',
  key: 'Flow rate',
  value: '20 m³/h',
  fileName: 'pumps.csv',
  number: 'MI-1234567',
  token: 'q1Zx8fGd0mTn5Lw2VbYc7RkE',
  shortDescription: 'Pumps for water and chemicals.',
  contentType: 'image/png',
  url: 'https://www.example.com',
  website: 'https://www.example.com',
}
const formats: Record<string, unknown> = {
  uuid: id,
  email: 'anna@example.com',
  date: '2025-06-01',
  'date-time': '2025-06-01T12:00:00Z',
  uri: 'https://www.example.com',
}

/** Example: the default, the first choice; required fields of an object, else its first. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('const' in schema) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name)
  if (schema.type === 'array') return listOf(schema, name)
  if (schema.properties) return objectOf(schema)
  if (schema.type === 'object') return {}
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number')
    return (schema.minimum ?? 1) < 0 ? 1 : (schema.minimum ?? 1)
  if (/ID$|^id$|^bid$|^except$/.test(name) || schema.format === 'uuid') return id
  return named[name] ?? formats[schema.format ?? ''] ?? 'text'
}

/** The shortest non-empty list, with distinct texts. */
function listOf({ items = {}, minItems = 1 }: Schema, name: string): unknown[] {
  const one = exampleOf(items, name)
  const more = Array.from({ length: minItems - 1 }, (_, at) => (typeof one === 'string' ? `${one} ${at + 2}` : one))
  return [one, ...more]
}

function objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = Object.keys(properties)
  const needed = names.filter((name) => required.includes(name))
  const shown = needed.length > 0 ? needed : names.slice(0, 1)
  return Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name]!, name)]))
}
