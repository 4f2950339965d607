// Outside input against an endpoint's schemas. The only place that turns a schema's complaints into a refusal.
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { Refusal } from './refusal.ts'

type Given = { params?: unknown; query?: unknown; body?: unknown }

/** Parses params, query and body; a null in the body counts as not sent (1§5). Refuses ValidationError with every bad field named. */
export function validate<E extends Endpoint>(endpoint: E, given: Given): Asked<E> {
  const asked: Record<string, unknown> = {}
  let fields: Record<string, string> | undefined
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(part === 'body' ? withoutNulls(given.body) : (given[part] ?? {}))
    if (parsed.success) {
      asked[part] = parsed.data
      continue
    }
    fields ??= {}
    for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= issue.message
  }
  if (fields) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  return asked as Asked<E>
}

function withoutNulls(body: unknown): unknown {
  if (body === null || body === undefined) return {}
  if (Array.isArray(body)) return body.map((one) => (isRecord(one) ? withoutNulls(one) : one))
  if (!isRecord(body)) return body
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(body)) {
    if (value !== null) kept[key] = typeof value === 'object' ? withoutNulls(value) : value
  }
  return kept
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
