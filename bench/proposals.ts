// Proposed suppliers. Needs WBN_DATA once; `--show` lists them.
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import { isReadable } from '#api/foundation/events.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { startSearch } from '#api/discovery/search/indexes.ts'
import { followLists } from '#api/operations/lists/current.ts'
import { propose } from '#api/trade/rfqs/propose.ts'
import { readSettings } from '#start/config.ts'
import { openDatabase } from '#start/database.ts'
import { environment, fill } from './load/serving.ts'
import { type NeedCase, needs } from './proposals/needs.ts'

const least = 0.8
const answering = 7

async function textsOf(pool: pg.Pool, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select company_name || ' ' || short_description as text from businesses where id = $1
      union all select name from products where business_id = $1 and removed_at is null`,
    [id],
  )
  return rows.map(({ text }) => text.toLowerCase())
}

function makes({ groups }: NeedCase, texts: readonly string[]): boolean {
  const sentences = texts
    .flatMap((text) => text.split(/[.;] /))
    .map((text) => text.replace(/\b(?:for|used in) [^,]*|interest[ -]bearing/g, ''))
  const begins = (sentence: string, word: string) =>
    /[a-z]/.test(word) ? new RegExp(`(?<![\\p{L}-])${word}`, 'u').test(sentence) : sentence.includes(word)
  return sentences.some((text) => groups.every((words) => words.some((word) => begins(text, word))))
}

type Verdict = { shown: number; right: number; collections: number; silentFirst: number; line: string }

async function judge(context: SignedIn, need: NeedCase): Promise<Verdict> {
  const { data } = await propose({ ...context, locale: need.locale }, { body: { textQuery: need.text } })
  const verdicts = await Promise.all(
    data.map(async ({ business }) => makes(need, await textsOf(context.pool, business.businessID))),
  )
  const presences = data.map(({ business }) => business.presence)
  const lastRun = presences.lastIndexOf('run')
  const names = data.map(({ business, reasons }, at) => {
    const [first] = reasons
    return `${verdicts[at] ? '' : '!'}${business.general.companyName} (${business.presence}, ${first?.kind} ${first?.products ?? ''})`
  })
  return {
    shown: data.length,
    right: verdicts.filter(Boolean).length,
    collections: data.filter(({ business }) => business.kind === 'collection').length,
    silentFirst: presences.slice(0, Math.max(0, lastRun)).filter((one) => one === 'listed').length,
    line: names.join(' · '),
  }
}

async function letSomeAnswer(pool: pg.Pool, userID: string): Promise<void> {
  await pool.query(
    `insert into members (user_id, business_id, access)
      select $1, id, 'owner' from (select id, row_number() over (order by id) as n from businesses where kind = 'company') b
      where n % $2 = 0 on conflict do nothing`,
    [userID, answering],
  )
}

export async function run(): Promise<boolean> {
  fill()
  Object.assign(process.env, environment)
  const settings = readSettings()
  const opened = await openDatabase(settings)
  const { pool, kysely: db } = opened.starting
  const member = '00000000-0000-7000-8000-0000000b0001'
  await letSomeAnswer(pool, member)
  const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
  await followLists(pool, eventLog)
  const log = { info() {}, warn() {}, error: console.error, debug() {} }
  const folder = join(settings.dataDir, 'search-proposals')
  const search = await startSearch({ pool, eventLog, folder, log: log as never })
  const viewer = { userID: '00000000-0000-7000-8000-0000000b0002' }
  const context = { pool, db, eventLog, search, viewer, locale: 'en' } as unknown as SignedIn
  let kept = true
  try {
    const totals = { shown: 0, right: 0, none: 0 }
    for (const need of needs) {
      await setImmediate()
      const { shown, right, collections, silentFirst, line } = await judge(context, need)
      const ok = right >= Math.min(shown, Math.ceil(least * shown)) && collections === 0 && silentFirst === 0
      kept &&= ok
      totals.shown += shown
      totals.right += right
      if (shown === 0) totals.none++
      const figures = `${right} of ${shown} make it, ${collections} collections, ${silentFirst} silent before one that answers`
      console.log(`${ok ? ' ' : '!'} ${need.text}: ${figures}${process.argv.includes('--show') ? `\n    ${line}` : ''}`)
    }
    console.log(`proposals: ${totals.right} of ${totals.shown} shown make the thing; ${totals.none} needs without any`)
  } finally {
    await search.stop()
    await opened.stop()
  }
  return kept
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
