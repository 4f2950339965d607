// Generator of contract/examples.json (`npm run examples`).
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import type { Example, Examples } from '#contract/openapi.ts'

type RecordedCall = {
  method: string
  path: string
  params: unknown
  query: unknown
  body: unknown
  answer: unknown
  prefix: string
}

export const file = fileURLToPath(new URL('../contract/examples.json', import.meta.url))

const longest = 3000
const longestText = 160
const services = { '': contract, '/auth': authContract }

function exampleOf(endpoint: Endpoint, call: RecordedCall): Example | undefined {
  const { params, query, body, answer } = anonymous(call, endpoint.secret === true)
  if (!isCanonical(endpoint.body, body)) return undefined
  const request = {
    ...(endpoint.params && { params: params as Example['params'] }),
    ...(endpoint.query && { query: typed(endpoint.query, query) }),
    ...(endpoint.body && { body }),
  }
  return [shortened(answer), answer]
    .map((one) => ({ ...request, answer: one }))
    .find((example) => !problemOf(endpoint, example))
}

export function problemOf(endpoint: Endpoint, example: Example): string | undefined {
  const { data, session } = example.answer as { data?: unknown; session?: unknown }
  const parts = [
    ['params', endpoint.params, example.params],
    ['query', endpoint.query, example.query],
    ['body', endpoint.body, example.body],
    ['answer', endpoint.answer, data],
    ['session', endpoint.session?.optional(), session],
  ] as const
  for (const [name, schema, value] of parts) {
    const error = schema?.safeParse(value).error
    if (error) return `${name} ${error.issues[0]!.path.join('.')}: ${error.issues[0]!.message}`
  }
  return undefined
}

function isCanonical(schema: z.ZodType | undefined, body: unknown): boolean {
  const parsed = schema?.safeParse(body)
  if (!parsed?.success) return schema === undefined
  return holds(parsed.data, body)
}

function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part
  if (typeof whole !== 'object' || whole === null) return false
  const values = whole as Record<string, unknown>
  return Object.entries(part).every(([name, value]) => holds(values[name], value))
}

function typed(schema: z.ZodObject, query: unknown): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => {
      const of = properties[name]
      if (typeof of !== 'object' || value === '') return []
      const isNumber = of.type === 'integer' || of.type === 'number'
      return [[name, isNumber ? Number(value) : of.type === 'boolean' ? value === 'true' : value]]
    }),
  )
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}

function anonymous(call: RecordedCall, secret: boolean): RecordedCall {
  const ids = new Map<string, string>()
  const idFor = (id: string) => {
    const number = ids.get(id) ?? `019a0000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, number)
    return number
  }
  const instant = /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
  const line = JSON.stringify(call)
  const instants = [...new Set(line.match(instant))].toSorted()
  const text = line
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, idFor)
    .replaceAll(instant, (one) => new Date(Date.UTC(2026, 5, 1, 12 + instants.indexOf(one))).toISOString())
    .replaceAll(/test_[\da-f]{32}/g, 'test')
  return JSON.parse(secret ? text.replaceAll(/"[\w.~+/=-]{20,}"/g, maskOf) : text) as RecordedCall
}

function maskOf(text: string): string {
  return /^"(019a0000-|20\d\d-)/.test(text) ? text : '"q1Zx8fGd0mTn5Lw2VbYc7RkE"'
}

function breadthOf(value: unknown): number {
  return new Set(JSON.stringify(value).match(/"\w+":/g)).size
}

function best(examples: Example[]): Example | undefined {
  const fitting = examples.filter((one) => JSON.stringify(one).length <= longest)
  const sorted = (fitting.length > 0 ? fitting : examples).map((one) => ({ one, breadth: breadthOf(one) }))
  return sorted.toSorted((a, b) => b.breadth - a.breadth)[0]?.one
}

function recordedIn(folder: string): Map<string, RecordedCall[]> {
  const calls = globSync(`${folder}/*.jsonl`).flatMap((one) =>
    readFileSync(one, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as RecordedCall),
  )
  return Map.groupBy(calls, ({ prefix, method, path }) => `${prefix} ${method} ${path}`)
}

export function renewed(present: Examples, folder: string): Examples {
  const recorded = recordedIn(folder)
  const all: [string, Example][] = []
  for (const [prefix, endpoints] of Object.entries(services))
    for (const [capability, calls] of Object.entries(endpoints))
      for (const [name, endpoint] of Object.entries(calls as Record<string, Endpoint>)) {
        const id = `${capability}.${name}`
        const own = present[id]
        const candidates = recorded.get(`${prefix} ${endpoint.method} ${endpoint.path}`) ?? []
        const example =
          own && !problemOf(endpoint, own) && isCanonical(endpoint.body, own.body)
            ? own
            : best(candidates.slice(0, 200).flatMap((call) => exampleOf(endpoint, call) ?? []))
        if (example) all.push([id, example])
      }
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('npm run examples -- FOLDER, to which tests wrote with RECORD_EXAMPLES')
  const present = JSON.parse(readFileSync(file, 'utf8')) as Examples
  writeFileSync(file, `${JSON.stringify(renewed(present, folder), null, 1)}\n`)
}
