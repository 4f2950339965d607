// JSON Schema in TypeScript notation.

export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  description?: string
  default?: unknown
  format?: string
  minimum?: number
  minItems?: number
  contentSchema?: Schema
}

export function notationOf(schema: Schema, depth = 0): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.contentSchema) return notationOf(schema.contentSchema, depth)
  if (schema.oneOf) return notationOf({ anyOf: schema.oneOf }, depth)
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => notationOf(one, depth)))].join(' | ')
  if (schema.type === 'array') return listOf(notationOf(schema.items ?? {}, depth))
  if (schema.type === 'object' || schema.properties) return objectOf(schema, depth)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}

function listOf(item: string): string {
  return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectOf({ properties, required = [], additionalProperties }: Schema, depth: number): string {
  const margin = '  '.repeat(depth)
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? notationOf(additionalProperties, depth) : 'unknown'
    return `{ [name: string]: ${values} }`
  }
  const lines = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) && field.default === undefined ? '' : '?'
    const remark = [field.description, field.default !== undefined && `default ${JSON.stringify(field.default)}`]
      .filter(Boolean)
      .join('; ')
    return `${margin}  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}${optional}: ${notationOf(field, depth + 1)}${remark ? ` // ${remark}` : ''}`
  })
  return lines.length ? `{\n${lines.join('\n')}\n${margin}}` : '{}'
}
