// Generator of typescript/calls.ts (`npm run client`).
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { notationOf, type Schema } from '#contract/foundation/notation.ts'
import { refusals } from '#contract/foundation/refusals.ts'
import { scopesOf } from '#contract/identity/scopes.ts'

export const file = fileURLToPath(new URL('typescript/calls.ts', import.meta.url))

type NamedEndpoint = { name: string; endpoint: Endpoint; scopes: string[] }

function callsOf(capability: string, endpoints: Record<string, Endpoint>): NamedEndpoint[] {
  return Object.entries(endpoints)
    .map(([name, endpoint]) => ({ name, endpoint, scopes: scopesOf(capability, name, endpoint) }))
    .filter(({ endpoint: { signedIn, staff }, scopes }) => !staff && (!signedIn || scopes.length > 0))
}

function typeOf(schema: z.ZodType, io: 'input' | 'output', depth: number): string {
  return notationOf(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema, depth)
}

function partOf(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined): string {
  if (!schema) return ''
  return `        ${part}${schema.safeParse({}).success ? '?' : ''}: ${typeOf(schema, 'input', 4)}\n`
}

function answerOf({ answer, session }: Endpoint): string {
  const data = typeOf(answer, 'output', session ? 4 : 3)
  return session ? `{\n        data: ${data}\n        session: ${typeOf(session, 'output', 4)}\n      }` : data
}

function callOf({ name, endpoint, scopes }: NamedEndpoint): string {
  const { signedIn, summary, params, query, body } = endpoint
  const needs = signedIn ? ` Scope: ${scopes.join(' or ')}.` : ''
  const input = partOf('params', params) + partOf('query', query) + partOf('body', body)
  return `    /** ${summary}${needs} */
    ${name}: {
      input: {${input && `\n${input}      `}}
      answer: ${answerOf(endpoint)}
    }
`
}

export function text(): string {
  const capabilities = Object.entries(contract).flatMap(([capability, endpoints]) => {
    const calls = callsOf(capability, endpoints)
    return calls.length > 0 ? [{ capability, calls }] : []
  })
  const types = capabilities.map(({ capability, calls }) => `  ${capability}: {\n${calls.map(callOf).join('')}  }\n`)
  const routes = capabilities.map(({ capability, calls }) => {
    const lines = calls.map(({ name, endpoint: { method, path } }) => `    ${name}: ['${method}', '${path}'],\n`)
    return `  ${capability}: {\n${lines.join('')}  },\n`
  })
  return `// Generated from the contract by npm run client: routes and types of the calls. Not edited by hand.

export type RefusalName = ${Object.keys(refusals)
    .map((name) => `'${name}'`)
    .join(' | ')}

export type Calls = {
${types.join('')}}

export const routes = {
${routes.join('')}} as const
`
}

if (import.meta.main) writeFileSync(file, text())
