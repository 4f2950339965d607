// One replica: connections, replay position.
import type pg from 'pg'
import { connect, type ConnectOptions, type Database, sessionBeside } from '../pool.ts'
import { answeredWithin, hangUp } from '../silence.ts'
import { type Lsn, lsnOf } from './lsn.ts'

type Answer = { isReplica: boolean; replayed: string | null }

const patience = 1000 // ms

export class Replica {
  readonly name: string
  readonly database: Database
  /** A lower bound; undefined without an answer. */
  replayed: Lsn | undefined
  /** A record of the present primary, proving whom the replica follows. */
  proof: Lsn | undefined
  isLate = false
  /** Identifies the cluster; undefined where the server hides it. */
  system: string | undefined
  #client: pg.Client | undefined
  #asking: Promise<void> | undefined
  #isClosed = false

  constructor(url: string, options: ConnectOptions) {
    const { host, searchParams } = new URL(url)
    this.name = searchParams.get('host') ?? host
    const direct = options.direct && url
    this.database = connect(url, { ...options, direct })
  }

  get isProven(): boolean {
    return this.replayed !== undefined && this.proof !== undefined && this.replayed >= this.proof
  }

  /** Never rejects. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask()
      .catch(() => this.leaveOut())
      .finally(() => (this.#asking = undefined))
    return this.#asking
  }

  leaveOut(): void {
    const client = this.#client
    this.#client = undefined
    this.replayed = undefined
    this.proof = undefined
    if (client) hangUp(client)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#asking
    this.leaveOut()
    await this.database.close()
  }

  async #ask(): Promise<void> {
    if (this.#isClosed) return
    const client = (this.#client ??= await this.#open())
    const { rows } = await answeredWithin(
      client.query<Answer>(
        `select pg_is_in_recovery() as "isReplica",
          case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed`,
      ),
      patience,
    )
    const { isReplica, replayed } = rows[0]!
    if (!isReplica || replayed === null) return this.leaveOut()
    if (this.#client === client) this.replayed = lsnOf(replayed)
  }

  /** A restarted replica may be behind its former position. */
  async #open(): Promise<pg.Client> {
    const client = sessionBeside(this.database.pool, { application_name: 'wbn replica' })
    const forget = () => {
      if (this.#client === client) this.leaveOut()
    }
    client.on('error', forget).on('end', forget)
    try {
      await answeredWithin(client.connect(), 2 * patience)
      this.system = await answeredWithin(findSystem(client), patience)
      return client
    } catch (error) {
      hangUp(client)
      throw error
    }
  }
}

export async function findSystem(database: Pick<pg.Client | pg.Pool, 'query'>): Promise<string | undefined> {
  const { rows } = await database.query<{ allowed: boolean }>(
    `select has_function_privilege('pg_control_system()', 'execute') as allowed`,
  )
  if (!rows[0]!.allowed) return undefined
  const found = await database.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  )
  return found.rows[0]!.system
}
