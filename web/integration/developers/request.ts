// Reference page requests: address, curl. Pure.
import type { CallView } from './calls.ts'

export type Values = Readonly<Record<string, string>>

export function exampleValues({ parameters }: Pick<CallView, 'parameters'>): Values {
  return Object.fromEntries(
    parameters.filter(({ required }) => required).map(({ name, example }) => [name, example ?? '']),
  )
}

export function addressOf({ address, parameters }: Pick<CallView, 'address' | 'parameters'>, values: Values): string {
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams(
    parameters.flatMap(({ name, place }) => (place === 'query' && values[name] ? [[name, values[name]]] : [])),
  ).toString()
  return query ? `${path}?${query}` : path
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function curlOf(call: CallView, origin: string): string {
  const address = new URL(addressOf(call, exampleValues(call)), origin).href
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`}${call.stream ? ' -N' : ''} ${quoted(address)}`,
    ...(call.signedIn ? ['-H "x-auth-token: $TOKEN"'] : []),
    ...(call.example === undefined ? [] : ["-H 'content-type: application/json'", `-d ${quoted(call.example)}`]),
  ].join(' \\\n  ')
}
