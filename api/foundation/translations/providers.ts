// Pauses of providers, shared by processes.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Failure, Translator } from '#kit/translation/translator.ts'
import type { DB } from '#api/database/tables.ts'

const failuresMost = 3
const longPause = 3600 // seconds

export async function pausedProviders(db: Kysely<DB>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('translationProviders')
    .select('name')
    .where('pausedUntil', '>', sql<Date>`now()`)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export async function supporting(line: readonly Translator[], from: string, to: string): Promise<Translator[]> {
  const answers = await Promise.all(line.map((one) => one.supports(from, to)))
  return line.filter((_, at) => answers[at])
}

export async function noteSuccess(tx: Transaction<DB>, name: string): Promise<void> {
  await sql`insert into translation_providers (name, succeeded_at) values (${name}, now())
    on conflict (name) do update set failures = 0, paused_until = null, error = '', succeeded_at = now()`.execute(tx)
}

export async function noteFailure(tx: Transaction<DB>, name: string, failure: Failure): Promise<void> {
  if (failure.kind === 'refused' && failure.about === 'texts') {
    if (failure.isLost)
      await sql`insert into translation_providers (name, error, failed_at) values (${name}, ${failure.message}, now())
        on conflict (name) do update set error = excluded.error, failed_at = excluded.failed_at`.execute(tx)
    return
  }
  const isBroken = failure.kind === 'broken'
  const pause = failure.kind === 'wait' ? failure.seconds : longPause
  const { message } = failure
  await sql`insert into translation_providers as p (name, failures, error, failed_at, paused_until)
    values (${name}, ${isBroken ? 1 : 0}, ${message}, now(), ${isBroken ? null : sql`now() + make_interval(secs => ${pause})`})
    on conflict (name) do update set error = excluded.error, failed_at = now(),
      failures = p.failures + excluded.failures,
      paused_until = case
        when excluded.failures = 0 then excluded.paused_until
        when p.failures + 1 >= ${failuresMost}
          then now() + make_interval(secs => least(${longPause}, 30 * power(2, least(p.failures + 1 - ${failuresMost}, 10))))
        else p.paused_until end`.execute(tx)
}
