// Input validation.
import type { HandlerInput, Endpoint } from '#contract/foundation/endpoint.ts'
import { sentenceForIssue } from './field-errors.ts'
import { Refusal } from './refusal.ts'

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

export type ParsedInput = { params?: Fields; query?: Fields; body?: Fields }
type Fields = Readonly<Record<string, unknown>>

/** Null and empty query values count as absent. */
export function validate<E extends Endpoint>(endpoint: E, sent: RawInput): HandlerInput<E> & ParsedInput {
  mustBeShallow(sent.body)
  const input: Record<string, unknown> = {}
  let fields: Record<string, string> | undefined
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(readers[part](sent[part]), { error: sentenceForIssue })
    if (parsed.success) {
      input[part] = parsed.data
      continue
    }
    fields ??= {}
    for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= issue.message
  }
  if (fields) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  return input as HandlerInput<E> & ParsedInput
}

const readers = { params: (values: unknown) => values ?? {}, query: withoutEmpty, body: withoutNulls }

function withoutEmpty(values: unknown): unknown {
  const entries = Object.entries(values ?? {})
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
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

const deepest = 32

/** Deep nesting would overflow the stack of recursive functions. */
function mustBeShallow(value: unknown, level = 0): void {
  if (!isRecord(value)) return
  if (level === deepest) throw new Refusal('ValidationError', 'The body is nested too deeply')
  for (const one of Object.values(value)) mustBeShallow(one, level + 1)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
