// JSON Lines catalogs (https://jsonlines.org): a product per line.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { CatalogueImport, catalogues } from '#contract/catalog/catalogues/catalogues.ts'
import { type Cells, importRowsMost, isCatalogueColumn, rowsAtOnceMost } from '#contract/catalog/catalogues/columns.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import type { Client } from '#kit/client.ts'
import { Refusal } from '#kit/refusal.ts'

/** `call` decides the API token scope. */
export type CallsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: 'begin' | 'export',
) => Promise<Client<{ catalogues: typeof catalogues }>['catalogues']>

const type = 'application/x-ndjson'
const types = [type, 'application/jsonl', 'application/ndjson', 'application/jsonlines', 'application/x-jsonlines']
const bytesMost = 8 * 1024 * 1024
const pageSize = 500
const switchOf = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true')
const Down = z.object({ businessID: Uuid })
const Up = Down.extend({ skipRefused: switchOf, dryRun: switchOf, decimal: z.enum(['.', ',']).default('.') })

export function serveCatalogueLines(app: FastifyInstance, callsOf: CallsOf): void {
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: bytesMost }, (_request, body, done) =>
    done(null, body),
  )

  app.post('/catalogue/import.jsonl', { bodyLimit: bytesMost }, async (request, reply) => {
    const calls = await callsOf(request, reply, 'begin')
    const wishes = parsed(Up, request.query)
    const key = request.headers['idempotency-key']
    const data = await imported(calls, linesIn(request.body), wishes, typeof key === 'string' ? key : undefined)
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })

  app.get('/catalogue/export.jsonl', async (request, reply) => {
    const calls = await callsOf(request, reply, 'export')
    const { businessID } = parsed(Down, request.query)
    // Refusals precede the stream.
    const first = await calls.export({ query: { businessID, size: pageSize } })
    return reply
      .type(`${type}; charset=utf-8`)
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="catalogue.jsonl"' })
      .send(Readable.from(pages(calls, businessID, first)))
  })
}

function parsed<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(query)
  if (!error) return data
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
  throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

type Rows = Awaited<ReturnType<Awaited<ReturnType<CallsOf>>['export']>>

async function* pages(calls: Awaited<ReturnType<CallsOf>>, businessID: string, first: Rows): AsyncGenerator<string> {
  let skip = 0
  for (
    let { rows } = first;
    rows.length > 0;
    { rows } = await calls.export({ query: { businessID, skip, size: pageSize } })
  ) {
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    skip += rows.length
    if (rows.length < pageSize) return
  }
}

type Line = { row: number; cells: Cells }

const namedMost = 100

/** Empty lines count in numbers only. */
function linesIn(body: unknown): Line[] {
  if (typeof body !== 'string') throw new Refusal('UnsupportedMediaType', `Send ${type}`)
  const plain = body.replace(/^\uFEFF/, '')
  const lines = plain.split('\n').flatMap((text, at) => (text.trim() ? [{ row: at + 1, text }] : []))
  if (lines.length === 0) throw new Refusal('ValidationError', 'No line has a product')
  if (lines.length > importRowsMost) throw new Refusal('PayloadTooLarge', `At most ${importRowsMost} lines at once`)
  const read = lines.map(({ row, text }) => ({ row, ...cellsIn(text) }))
  const bad = read.flatMap(({ row, problem }) => (problem ? [[`line ${row}`, problem] as const] : []))
  if (bad.length > 0) {
    const fields = Object.fromEntries(bad.slice(0, namedMost))
    throw new Refusal('ValidationError', `${bad.length} of ${lines.length} lines are not valid`, { fields })
  }
  return read
}

function cellsIn(text: string): { cells: Cells; problem?: string } {
  const cells: Cells = {}
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch {
    return { cells, problem: 'is no JSON' }
  }
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    return { cells, problem: 'is no object of columns and values' }
  const problems: string[] = []
  for (const [column, value] of Object.entries(line)) {
    const cell = cellOf(value)
    if (!isCatalogueColumn(column)) problems.push(`${column.slice(0, 80)} is not a column of a catalog`)
    else if (cell === undefined) problems.push(`${column.slice(0, 80)} must be a text, a number, true, false or null`)
    else cells[column] = cell
  }
  return problems.length > 0 ? { cells, problem: problems.slice(0, 5).join('; ') } : { cells }
}

function cellOf(value: unknown): string | number | undefined {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

type Wishes = z.output<typeof Up>

async function imported(
  calls: Awaited<ReturnType<CallsOf>>,
  lines: Line[],
  { businessID, skipRefused, dryRun, decimal }: Wishes,
  key: string | undefined,
): Promise<CatalogueImport> {
  const columns = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))]
  const mapping = Object.fromEntries(columns.map((column) => [column, column]))
  const begun = { businessID, fileName: 'catalogue.jsonl', decimal, mapping }
  const { importID } = await calls.begin({ body: begun as never, ...(key && { key }) })
  const params = { importID }
  const there = await calls.read({ params, query: { businessID } })
  if (there.status !== 'open') return there
  for (let from = 0; from < lines.length; from += rowsAtOnceMost)
    await calls.addRows({ params, body: { businessID, rows: lines.slice(from, from + rowsAtOnceMost) } as never })
  const { pictures: _pictures, ...judged } = await calls.check({ params, body: { businessID } })
  if (dryRun) {
    await calls.cancel({ params, body: { businessID } })
    return judged
  }
  if (judged.counts!.refused > 0 && !skipRefused) return judged
  return calls.start({ params, body: { businessID, skipRefused } })
}
