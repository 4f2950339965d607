// OpenSearch over HTTP; answers are JSON.
import { Client } from '@opensearch-project/opensearch'

type Request = { method: string; path: string; body?: object; lines?: readonly object[] }
export type OpenSearchConnection = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the caller knows the answer's shape
  send: (request: Request) => Promise<any>
  close: () => Promise<void>
}

const DEADLINE = 30_000 // ms
const ATTEMPTS = 2

/** `urls`: nodes of one cluster, separated by spaces or commas. Lone surrogates, which OpenSearch refuses, are replaced. */
export function connectOpenSearch(urls: string): OpenSearchConnection {
  const client = new Client({ nodes: urls.split(/[\s,]+/), requestTimeout: DEADLINE, maxRetries: ATTEMPTS })
  return {
    async send({ method, path, body, lines }) {
      const content = lines
        ? { bulkBody: lines.map((line) => `${jsonOf(line)}\n`).join('') }
        : { body: body && jsonOf(body) }
      const headers = { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }
      return (await client.transport.request({ method, path, ...content }, { headers })).body
    },
    close: () => client.close(),
  }
}

function jsonOf(value: object): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one))
}
