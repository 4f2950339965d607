// The real server with the floors beside it, as a process of its own, so that its CPU can be told from the load's. Started by bench/serving.ts.
import type { AddressInfo } from 'node:net'
import { readSettings } from '#start/config.ts'
import { openDatabase } from '#start/database.ts'
import { createServer } from '#start/server.ts'
import { bareServer, serveFloors } from './floors.ts'

const settings = readSettings()
const opened = await openDatabase(settings)
const server = await createServer(settings, opened.database)
serveFloors(server.app, opened.database.pool)
const address = await server.start()
const { rows } = await opened.database.pool.query(`select pid from pg_stat_activity where backend_type = 'checkpointer'`)
const bare = bareServer(opened.database.pool).listen(0, '127.0.0.1', () => {
  process.send!({ address, checkpointer: rows[0].pid, bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}` })
})
process.on('message', (message) => {
  if (message === 'collect') globalThis.gc?.()
})
process.once('disconnect', () => {
  void server
    .stop()
    .then(opened.stop)
    .finally(() => process.exit(0))
})
