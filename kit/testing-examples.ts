// Recorder of calls for published examples.
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

type RecordedCall = {
  method: string
  path: string
  params: unknown
  query: unknown
  body: unknown
  answer: unknown
  prefix: string
}

export function recordExamples(app: FastifyInstance, prefix = ''): void {
  const folder = process.env.RECORD_EXAMPLES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !payload.startsWith('{') || payload.length > 100_000)
      return
    const { method, params, query, body } = request
    const path = url.slice(prefix.length)
    const call: RecordedCall = { method, path, params, query, body, answer: JSON.parse(payload), prefix }
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(call)}\n`)
  })
}
