// Agreements: who may, both sides' words, cells that are taken, ends.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { addMember, testApi, type TestApi } from '#api/testing.ts'
import { agreed, type Firm, firmOf, inDays, lineOf, on, proposalOf, runJobs } from '../testing.ts'

let bench: TestApi
let maker: Firm
let rimac: Firm
let wisla: Firm
let pumps: string
before(async () => {
  bench = await testApi()
  maker = await firmOf(bench, 'Ferrantis Pompe')
  rimac = await firmOf(bench, 'Comercial Rimac', { countryCode: 'PE', businessType: 'DI' })
  wisla = await firmOf(bench, 'Wisla Pompy', { countryCode: 'PL', businessType: 'DI' })
  pumps = await lineOf(maker, 'End-suction pumps')
})
after(() => bench.close())

const refused = (name: string) => (error: unknown) => (error as Refusal).name === name
const places = async (country?: string) =>
  bench.api.territories.whereToBuy({ params: { id: maker.id }, query: country ? { country } : {} })
const marks = async (country: string) =>
  (await places(country)).sellers.map(({ business, by }) => [business.businessID, by])
const mails = async (subject: string, { person }: Firm) => {
  const { rows } = await bench.pool.query<{ n: number }>(
    'select count(*)::int as n from mails where subject like $1 and recipient = $2',
    [subject, person.viewer.email],
  )
  return rows[0]!.n
}

test('a stranger, a colleague without the right and the wrong side change nothing', async () => {
  const { agreementID } = await proposalOf(maker, rimac, 'supplier', { lines: [pumps], countries: ['EC'] })
  const path = `/business/${rimac.id}/agreement/${agreementID}/confirm`
  assert.equal((await bench.ask('POST', path, {})).status, 401)
  assert.equal((await wisla.person.ask('POST', path, {})).status, 403)
  const editor = await bench.person('Ed Editor')
  await addMember(bench.db, rimac.id, editor.userID, 'editor')
  assert.equal((await editor.ask('POST', path, {})).status, 403, 'an owner or admin confirms')
  await assert.rejects(wisla.person.api.agreements.read(on(wisla, agreementID)), refused('NotFound'))
  const own = { ...on(maker, agreementID), body: {} }
  await assert.rejects(maker.person.api.agreements.confirm(own), refused('Conflict'), 'nobody confirms the own word')
  assert.equal((await editor.api.agreements.read(on(rimac, agreementID))).state, 'proposed')
})

test('the word of one side stands on its own page without a mark, and carries one when both confirm', async () => {
  const { agreementID } = await proposalOf(maker, rimac, 'supplier', { lines: [pumps], countries: ['PE'] })
  assert.deepEqual(await marks('PE'), [[rimac.id, 'supplier']])
  const page = () => bench.api.territories.represented({ params: { id: rimac.id } })
  assert.deepEqual((await page()).data, [], 'nothing is said on the page of who did not say it')
  const waitingAt = async ({ id, person }: typeof maker) => {
    const query = { side: 'supplier' as const, which: 'open' as const }
    const other = { ...query, side: 'distributor' as const }
    const { data, waiting, unanswered } = await person.api.agreements.list({
      params: { businessID: id },
      query: id === maker.id ? query : other,
    })
    return [waiting, unanswered, data.filter(({ state }) => state === 'proposed').length]
  }
  const [own, others] = [await waitingAt(maker), await waitingAt(rimac)]
  assert.deepEqual([own[0]! + own[1]!, others[0]! + others[1]!], [own[2], others[2]])
  assert.ok(own[1]! >= 1 && others[0]! >= 1)
  const confirmed = await rimac.person.api.agreements.confirm({ ...on(rimac, agreementID), body: {} })
  assert.deepEqual([confirmed.state, confirmed.side], ['inForce', 'distributor'])
  assert.deepEqual(await marks('PE'), [[rimac.id, 'both']])
  const [brand] = (await page()).data
  assert.deepEqual([brand?.business.businessID, brand?.by], [maker.id, 'both'])
  const again = await rimac.person.api.agreements.confirm({ ...on(rimac, agreementID), body: {} })
  assert.deepEqual(again.history, confirmed.history, 'confirmed again, nothing happens')
  assert.equal(await mails('Please confirm%', rimac), 2)
  assert.equal(await mails('An agreement has been confirmed', maker), 1)
})

test('the claim of a distributor stands on its own page alone, until the maker declines it', async () => {
  const { agreementID } = await proposalOf(wisla, maker, 'distributor', { lines: [pumps], countries: ['PL'] })
  assert.deepEqual(await marks('PL'), [])
  const page = () => bench.api.territories.represented({ params: { id: wisla.id } })
  assert.deepEqual(
    (await page()).data.map(({ by }) => by),
    ['distributor'],
  )
  await maker.person.api.agreements.decline(on(maker, agreementID))
  assert.deepEqual((await page()).data, [])
})

test('a maker is told which cell is taken, a distributor only that it can not be confirmed now', async () => {
  const [one, other] = [await firmOf(bench, 'Seller One'), await firmOf(bench, 'Seller Two')]
  const terms = { lines: [pumps], countries: ['CL', 'BO'], exclusivity: 'sole' as const }
  const { agreementID } = await proposalOf(maker, other, 'supplier', terms)
  await agreed(maker, one, { ...terms, countries: ['CL'] })
  await assert.rejects(proposalOf(maker, await firmOf(bench, 'Seller Three'), 'supplier', terms), (error: Refusal) => {
    assert.deepEqual(
      [error.name, error.fields?.['countries'], error.fields?.['clash']],
      ['Conflict', 'CL', 'exclusive'],
    )
    return true
  })
  const confirming = other.person.api.agreements.confirm({ ...on(other, agreementID), body: {} })
  await assert.rejects(confirming, (error: Refusal) => {
    assert.equal(error.name, 'Conflict')
    assert.doesNotMatch(JSON.stringify([error.message, error.fields]), /exclusive|Seller One|CL\b/)
    return true
  })
  assert.equal(await mails('An agreement could not be confirmed', maker), 1)
  const claimed = await proposalOf(other, maker, 'distributor', terms)
  assert.equal(claimed.state, 'proposed', 'a refusal would tell what others agreed')
  await assert.rejects(
    maker.person.api.agreements.confirm({ ...on(maker, claimed.agreementID), body: {} }),
    (error: Refusal) => error.fields?.['clash'] === 'exclusive',
  )
})

test('up to five share an exclusive country; the sixth is refused', async () => {
  const line = await lineOf(maker, 'Shared line')
  const terms = { lines: [line], countries: ['VN'], exclusivity: 'shared' as const }
  for (let at = 0; at < 5; at++) await agreed(maker, await firmOf(bench, `Sharing ${at}`), terms)
  await assert.rejects(
    agreed(maker, await firmOf(bench, 'Sixth'), terms),
    (error: Refusal) => error.fields?.['clash'] === 'full',
  )
  await assert.rejects(
    agreed(maker, await firmOf(bench, 'Plain'), { ...terms, exclusivity: 'none' }),
    (error: Refusal) => error.fields?.['clash'] === 'exclusive',
  )
  await agreed(maker, await firmOf(bench, 'Next year'), { ...terms, countries: ['TH'], exclusivity: 'sole' })
})

test('either side withdraws alone and at once, also during a dispute, without a reason', async () => {
  const seller = await firmOf(bench, 'Short Seller')
  const agreementID = await agreed(maker, seller, { lines: [pumps], countries: ['UY'] })
  const body = { text: 'The contract names Uruguay until 2025 alone' }
  await maker.person.api.agreements.dispute({ ...on(maker, agreementID), body })
  assert.deepEqual(await marks('UY'), [])
  for (let times = 0; times < 2; times++) {
    const { state, history } = await seller.person.api.agreements.withdraw(on(seller, agreementID))
    assert.deepEqual([state, history.filter(({ act }) => act === 'withdraw').length], ['withdrawn', 1])
  }
  const { former, sellers } = await places('UY')
  assert.deepEqual([former, sellers], [[], []], 'nothing is left of it')
})

test('a notice keeps it confirmed until the day; afterwards it was confirmed until then', async () => {
  const seller = await firmOf(bench, 'Noticed Seller')
  const agreementID = await agreed(maker, seller, { lines: [pumps], countries: ['PY'] })
  const body = { until: inDays(3) }
  const given = await seller.person.api.agreements.giveNotice({ ...on(seller, agreementID), body })
  assert.deepEqual([given.state, given.notice], ['notice', { by: 'distributor', until: inDays(3) }])
  assert.deepEqual(await marks('PY'), [[seller.id, 'both']])
  await bench.pool.query(
    'update agreements set notice_until = notice_until - 4, starts_on = starts_on - 4 where id = $1',
    [agreementID],
  )
  await runJobs(bench, 'agreements.end')
  const read = await maker.person.api.agreements.read(on(maker, agreementID))
  assert.deepEqual([read.state, read.confirmedUntil], ['ended', inDays(-1)])
  const { sellers, former } = await places('PY')
  assert.deepEqual([sellers.length, former.map(({ until }) => until)], [0, [inDays(-1)]])
})

test('an end that comes near is told 60, 30 and 7 days before, once each, to both', async () => {
  const seller = await firmOf(bench, 'Ending Seller')
  const agreementID = await agreed(maker, seller, { lines: [pumps], countries: ['AR'], until: inDays(61) })
  const told = () => mails('An agreement ends on%', seller)
  const counts: number[] = []
  for (const days of [0, 1, 1, 30, 23, 7]) {
    await bench.pool.query(
      'update agreements set ends_on = ends_on - $2::int, starts_on = starts_on - $2::int where id = $1',
      [agreementID, days],
    )
    await runJobs(bench, 'agreements.remind')
    counts.push(await told())
  }
  assert.deepEqual(counts, [0, 1, 1, 2, 3, 3])
  await bench.pool.query('update agreements set ends_on = current_date - 1 where id = $1', [agreementID])
  await runJobs(bench, 'agreements.end')
  assert.equal((await seller.person.api.agreements.read(on(seller, agreementID))).state, 'lapsed')
})

test('a renewal takes the place of the agreement that it names', async () => {
  const seller = await firmOf(bench, 'Renewing Seller')
  const terms = { lines: [pumps], countries: ['CO'], exclusivity: 'sole' as const }
  const first = await agreed(maker, seller, { ...terms, until: inDays(20) })
  const second = await agreed(maker, seller, { ...terms, until: inDays(400), replaces: first })
  const read = async (id: string) => (await maker.person.api.agreements.read(on(maker, id))).state
  assert.deepEqual([await read(first), await read(second)], ['ended', 'inForce'])
  assert.equal((await marks('CO')).length, 1)
})

test('shown, and until when, is public only where both wish it', async () => {
  const seller = await firmOf(bench, 'Quiet Seller')
  const agreementID = await agreed(maker, seller, {
    lines: [pumps],
    countries: ['MX'],
    until: inDays(90),
    showsEnd: true,
  })
  const ends = async () => (await places('MX')).sellers.map(({ until }) => until)
  assert.deepEqual(await ends(), [inDays(90)])
  const show = (listed: boolean, showsEnd: boolean) =>
    seller.person.api.agreements.show({ ...on(seller, agreementID), body: { listed, showsEnd } })
  await show(true, false)
  assert.deepEqual(await ends(), [null])
  await show(false, false)
  assert.deepEqual(await ends(), [])
})

test('news of an agreement reach those who manage it', async () => {
  const seller = await firmOf(bench, 'Told Seller')
  await proposalOf(maker, seller, 'supplier', { lines: [pumps], countries: ['GT'] })
  const { rows } = await bench.pool.query<{ data: { businessID: string; news: string } }>(
    `select data from events where name = 'agreements.changed' order by id desc limit 1`,
  )
  assert.deepEqual([rows[0]?.data.businessID, rows[0]?.data.news], [seller.id, 'proposed'])
})

test('what is wrong in a proposal is named, and nothing is stated', async () => {
  const count = async () => (await bench.pool.query('select from agreements')).rowCount
  const first = await count()
  for (const [more, field] of [
    [{ lines: [] }, 'lines'],
    [{ lines: ['00000000-0000-7000-8000-000000000000'] }, 'lines.0'],
    [{ countries: ['XX'] }, 'countries.0'],
    [{ countries: [] }, 'countries'],
    [{ until: inDays(-1) }, 'until'],
    [{ from: inDays(9), until: inDays(3) }, 'until'],
    [{ with: maker.id }, 'with'],
    [{ role: 'owner' }, 'role'],
  ] as const) {
    const body = {
      side: 'supplier',
      with: rimac.id,
      lines: [pumps],
      countries: ['PE'],
      role: 'agent',
      from: inDays(0),
      ...more,
    }
    const { status, body: answer } = await maker.person.ask('POST', `/business/${maker.id}/agreement`, body)
    assert.equal(status, 400, field)
    assert.ok(!answer.success && answer.error.fields?.[field], `${field}: ${JSON.stringify(answer)}`)
  }
  assert.equal(await count(), first)
})

test('of ten confirmations at once for one exclusive country one counts', async () => {
  const line = await lineOf(maker, 'Contested line')
  const sellers = await Promise.all(Array.from({ length: 10 }, (_, at) => firmOf(bench, `Contender ${at}`)))
  const terms = { lines: [line], countries: ['KE'], exclusivity: 'sole' as const }
  const proposed = await Promise.all(sellers.map((seller) => proposalOf(maker, seller, 'supplier', terms)))
  const outcomes = await Promise.allSettled(
    sellers.map((seller, at) =>
      seller.person.api.agreements.confirm({ ...on(seller, proposed[at]!.agreementID), body: {} }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const { rows } = await bench.pool.query(
    `select count(*)::int as n from held_agreements where $1 = any(line_ids) and countries = '{KE}'`,
    [line],
  )
  assert.deepEqual(rows, [{ n: 1 }])
})
