// The barest start there could be: Fastify, pg, the snapshots of the search index read into memory, one page with one row. Started by bench/start.ts.
import { readdir, readFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
const { default: Fastify } = await import('fastify')
const { default: pg } = await import('pg')

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
const folder = join(process.env['DATA_DIR']!, 'search')
const names = (await readdir(folder)).filter((name) => name.endsWith('.index'))
const snapshots = await Promise.all(names.map((name) => readFile(join(folder, name))))
const bytes = snapshots.reduce((sum, { length }) => sum + length, 0)

const app = Fastify()
app.get('/', async (_request, reply) => {
  const { rows } = await pool.query('select company_name from net.businesses limit 1')
  return reply.type('text/html').send(`<html><p>${rows[0].company_name}, ${bytes} bytes</p></html>`)
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => process.exit(0))
