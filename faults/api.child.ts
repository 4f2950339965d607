// The API alone; tokens are user ids.
import { join } from 'node:path'
import Fastify from 'fastify'
import { serveApi } from '#api/api.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { isReadable } from '#api/foundation/events.ts'
import { Sightings } from '#api/discovery/reach/lookup.ts'
import { Figures } from '#api/foundation/figures/lookup.ts'
import { startSearch } from '#api/discovery/search/indexes.ts'
import { internet } from '#api/trust/verification/lookup.ts'
import { EventLog } from '#kit/events.ts'
import { openStorage } from '#kit/files/storage.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { migrate } from '#kit/postgres/migrate.ts'
import { connect } from '#kit/postgres/pool.ts'
import { testProvider } from '#kit/payments/test-provider.ts'
import { refuse } from '#kit/serve.ts'

const folder = process.env.DATA_DIR!
const { url } = await startEmbedded({ dataDir: folder })
const starting = connect(url)
for (const each of [migrations, jobs]) await migrate(starting.pool, each)
await starting.close()
const { pool, kysely } = connect<DB>(url, { schema: 'net' })
const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
const app = Fastify({ logger: false })
const search = await startSearch({ pool, eventLog, folder: join(folder, 'search'), log: app.log })
const files = await openStorage(join(folder, 'files'), undefined)
refuse(app)
const accountData = () => Promise.reject(new Error('There are no accounts here'))
const accounts = () => {
  throw new Error('There are no accounts here')
}
const verification = { verificationOpen: false, verificationFourEyes: false, verificationHours: 72 }
const operator = {
  email: 'contact@wbn.example',
  answerHours: 24,
  portal: 'usa',
  searchLearning: true,
  ndaYears: 0,
  ...verification,
}
const seller = { name: 'WBN', address: '', taxNumber: '', country: 'US', rates: new Map<string, number>(), bank: '' }
const payments = { provider: testProvider(pool), seller }
const beside = {
  files,
  payments,
  accountData,
  accounts,
  pages: () => '',
  operator,
  proofs: internet,
  calls: undefined,
  agreements: async () => undefined,
  webhooksPrivate: false,
  push: { services: [] },
  rates: undefined,
  translation: undefined,
  process: {
    settings: [],
    backupMark: undefined,
    searchMode: undefined,
    emails: [],
    disk: async () => ({ free: 1, size: 1 }),
  },
  figures: new Figures(pool),
  sightings: new Sightings({ kysely }),
}
serveApi(app, { db: kysely, pool, eventLog, search, ...beside }, (userID) => ({
  userID,
  email: `${userID}@wbn.example`,
  emailVerified: true,
  firstName: 'Some',
  lastName: 'Body',
  country: 'IT',
  roles: [],
  sessionID: userID,
}))
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
