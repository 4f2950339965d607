// A killed worker.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { deepL } from '#kit/translation/deepl.ts'
import { ask } from './asking.ts'
import { translationBench, type TranslationBench } from './testing.ts'

let bench: TranslationBench
before(async () => void (bench = await translationBench()))
after(() => bench.close())

const count = 10_000
const killedAt = 30

/** Figures would be masked. */
function wordOf(number: number): string {
  return [...String(number).padStart(5, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')
}

function startWorker(key: string, cap: number) {
  const file = new URL('queue.child.ts', import.meta.url).pathname
  bench.deepl.keys.add(key)
  return spawn(process.execPath, [file, bench.url, bench.deepl.address, key, String(cap)], { stdio: 'inherit' })
}

type Body = { text: string[] }
const received = () =>
  bench.deepl.requests.flatMap(({ path, body }) => (path === '/v2/translate' ? (body as Body).text : []))
const charactersIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + [...text].length, 0)

test('each text is translated once, and the cap is held to the character', { timeout: 600_000 }, async () => {
  const { dependencies, deepl, work, makeDue, cap } = bench
  const { pool } = bench.database
  const texts = Array.from({ length: count }, (_, at) => `Forged part ${wordOf(at)}`)
  const keyed = texts.map((text, at) => ({ key: `product:${at}`, text, from: 'en' }))
  const again = keyed.slice(0, 500).map((one) => ({ ...one, key: `copy:${one.key}` }))
  await ask(dependencies, [...keyed, ...again], 'es', { purpose: 'listing', wait: 0 })
  const most = Math.floor(charactersIn(texts) * 0.9) + 7

  const first = startWorker('first-key', most)
  const killed = once(first, 'exit')
  let calls = 0
  deepl.onRequest(({ headers, path }) => {
    if (headers.authorization !== 'DeepL-Auth-Key first-key' || path !== '/v2/translate' || ++calls < killedAt)
      return undefined
    first.kill('SIGKILL')
    return 'hang'
  })
  const second = startWorker('second-key', most)
  const [[, signal], [code]] = await Promise.all([killed, once(second, 'exit')])
  assert.deepEqual([signal, code], ['SIGKILL', 0])

  const counted = () => bench.count(`select characters from translation_budgets where kind = 'day'`)
  assert.equal(await counted(), charactersIn(received()))
  const shortest = Math.min(...texts.map((text) => text.length))
  const rest = most - (await counted())
  assert.ok(rest >= 0 && rest < shortest, `${rest} characters are left, no text is so short`)

  await pool.query(`update translation_requests set taken_until = now() where taken_until is not null`)
  await pool.query(`update translation_calls set made_at = now() - interval '1 hour' where state = 'reserved'`)
  deepl.reset()
  const sentBefore = await bench.count('select count(*) from translations')
  cap({})
  dependencies.translation.listings = [deepL(deepl)]
  await pool.query('update translation_requests set due_at = now()')
  await makeDue()
  await work()

  assert.equal(await bench.count('select count(*) from translation_requests'), 0)
  assert.equal(await bench.count('select count(*) from translations'), count)
  assert.equal(received().length, count - sentBefore, 'nothing known is sent again')
  const { rows } = await pool.query(
    'select state, sum(texts)::int as texts from translation_calls group by state order by state',
  )
  assert.deepEqual(rows, [
    { state: 'lost', texts: 50 },
    { state: 'used', texts: count },
  ])
})
