// JSON Schema as TypeScript notation.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notationOf } from './notation.ts'

test('a schema is written as a type', () => {
  const schema = {
    type: 'object',
    required: ['name', 'size'],
    properties: {
      name: { type: 'string', description: 'as registered' },
      size: { type: 'integer', default: 5 },
      kinds: { type: 'array', items: { enum: ['MA', 'DI'] } },
      range: {
        anyOf: [{ type: 'object', required: ['min'], properties: { min: { type: 'number' } } }, { type: 'null' }],
      },
      more: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
  assert.equal(
    notationOf(schema),
    '{\n  name: string // as registered\n  size?: number // default 5\n  kinds?: ("MA" | "DI")[]\n  range?: {\n    min: number\n  } | null\n  more?: { [name: string]: string }\n}',
  )
})
