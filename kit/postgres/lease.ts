// Lease: one process at a time.
import type pg from 'pg'

const margin = 1000 // ms

export class Lease {
  readonly holder: string
  token = 0n
  readonly #pool: pg.Pool
  readonly #name: string
  readonly #lasting: number
  #until = -Infinity

  constructor(pool: pg.Pool, name: string, { holder, lasting = 10_000 }: { holder: string; lasting?: number }) {
    this.#pool = pool
    this.#name = name
    this.holder = holder
    this.#lasting = lasting
  }

  get isHeld(): boolean {
    return performance.now() < this.#until
  }

  async take(state: object): Promise<boolean> {
    const begun = performance.now()
    const { rows } = await this.#pool.query<{ token: string }>(
      `insert into leases (name, holder, until, state)
       values ($1, $2, now() + make_interval(secs => $3), $4)
       on conflict (name) do update set holder = excluded.holder, until = excluded.until, state = excluded.state
       where leases.until < now() or leases.holder = excluded.holder
       returning pg_current_xact_id()::text as token`,
      [this.#name, this.holder, this.#lasting / 1000, state],
    )
    const [taken] = rows
    this.#until = taken ? begun + this.#lasting - Math.min(margin, this.#lasting / 4) : -Infinity
    // Answers of two renewals may cross.
    const token = BigInt(taken?.token ?? 0)
    if (token > this.token) this.token = token
    return taken !== undefined
  }

  async release(): Promise<void> {
    this.#until = -Infinity
    await this.#pool.query('update leases set until = now() where name = $1 and holder = $2', [this.#name, this.holder])
  }
}
