// Measured server process of load/serving.ts.
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { clientFor } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import type { treeOf } from '#web/app/entry.server.tsx'
import { readSettings } from '#start/config.ts'
import { openDatabase } from '#start/database.ts'
import { createServer } from '#start/server.ts'
import { readReference } from '#web/foundation/reference.ts'
import { bareServer, constantServer, type BareAnswers } from './bare.ts'
import { serveFloors } from './floors.ts'
import { servePasswords } from './passwords.ts'
import type { Ready } from '../load/serving.ts'

type Entry = { treeOf: typeof treeOf }

const settings = readSettings()
const opened = await openDatabase(settings)
const { pool } = opened.database
const server = await createServer(settings, opened.database)
serveFloors(server.app, pool)
servePasswords(server.app)
const address = (await server.start()).replace('localhost', '127.0.0.1')
const api = clientFor(routesOf(contract), overHttp(`${address}/api`))

const measured: BareAnswers = {
  async dataOf(asked) {
    const [url, token] = asked.split(' ')
    const headers = token ? { 'x-auth-token': token } : {}
    const { data } = (await server.app.inject({ url: url!, headers })).json() as { data: unknown }
    return data
  },
  async treeOf(path) {
    const { treeOf } = (await import(join(import.meta.dirname, '../../web/dist/server/entry.server.js'))) as Entry
    const reference = await readReference(api, 'en')
    const portal = portalByKey(settings.portal)!
    return treeOf({
      url: address + path,
      settings: {
        locale: 'en',
        portal,
        mainOrigin: '',
        ownHome: false,
        apiUrl: '/api',
        authUrl: '',
        operator: settings.operator,
        theme: undefined,
        announcements: [],
        ...reference,
      },
      origin: address,
      signedIn: false,
      api,
      authApi: clientFor(routesOf(authContract), overHttp(`${address}/auth`)).auth,
      assetsOf: () => ({ styles: [], scripts: [], entry: [], font: undefined }),
    })
  },
  async bytesOf(path) {
    return (await server.app.inject({ url: path, headers: { 'accept-encoding': 'br' } })).rawPayload
  },
}
const bare = bareServer(pool, measured)
bare.listen(0, '127.0.0.1')
const constant = constantServer(measured)
const { rows } = await pool.query(`select pid from pg_stat_activity where backend_type = 'checkpointer'`)
process.send!({
  address,
  outbox: address + server.outbox!.replace('/mail?', '/mail.json?'),
  constant: await constant.listen({ port: 0, host: '127.0.0.1' }),
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
  checkpointer: rows[0].pid,
} satisfies Ready)
process.once('disconnect', () => {
  void server
    .stop()
    .then(opened.stop)
    .finally(() => process.exit(0))
})
