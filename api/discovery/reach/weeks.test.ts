// Weekly news of figures.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { tellWeeks } from './weeks.ts'

const tuesday = new Date('2026-03-10T08:00:00Z')
const [week, weekBefore, thisWeek] = ['2026-03-04', '2026-02-23', '2026-03-09']
const noProduct = '00000000-0000-0000-0000-000000000000'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await bench.pool.query(`select add_reach_months('2026-02-01', '2026-04-01')`)
})
after(() => bench.close())

async function businessOf(name: string, person: TestPerson): Promise<string> {
  const id = await addBusiness(bench.db, name)
  await addMember(bench.db, id, person.userID)
  return id
}
const count = (id: string, day: string, event: 'seen' | 'visit', times: number) =>
  bench.pool.query(
    `insert into reach_days (day, business_id, product_id, event, source, count) values ($1, $2, $3, $4, 'search', $5)`,
    [day, id, noProduct, event, times],
  )
const inquire = ({ api }: TestPerson, id: string) =>
  api.inquiries.send({ body: { to: id, subject: 'priceList', message: 'Your list, please' } })

async function tell(): Promise<void> {
  await bench.db.transaction().execute((tx) => tellWeeks(tx, tuesday))
  await openReader(bench.dependencies).read()
  await bench.jobs.runDueJobs({ ahead: 60 })
}
const newsOf = async ({ api }: TestPerson) =>
  (await api.notifications.list()).data.flatMap(({ kind, business, detail }) =>
    kind === 'figures' ? [{ name: business!.companyName, ...detail.week! }] : [],
  )
async function emailsOf({ viewer }: TestPerson): Promise<{ subject: string; text: string }[]> {
  const { rows } = await bench.pool.query<{ subject: string; text: string }>(
    `select subject, text from mails where recipient = $1 and subject ~ 'figures|cifras'`,
    [viewer.email],
  )
  return rows
}

test('a week that moved is told once, with the week before; steady, empty and unfinished weeks are not', async () => {
  const [owner, other] = [await bench.person('Olga Owner'), await bench.person('Oto Other')]
  const moved = await businessOf('Moved Works', owner)
  const steady = await businessOf('Steady Works', other)
  await businessOf('Empty Works', other)
  const nobodys = await addBusiness(bench.db, 'Nobody Works')
  for (const id of [moved, nobodys]) await count(id, week, 'visit', 12)
  await count(moved, week, 'seen', 1400)
  await count(moved, weekBefore, 'seen', 1000)
  await count(steady, week, 'visit', 104)
  await count(steady, weekBefore, 'visit', 100)
  await count(steady, thisWeek, 'visit', 900)
  for (const _ of [1, 2]) await tell()
  assert.deepEqual(await newsOf(owner), [
    {
      name: 'Moved Works',
      from: '2026-03-02',
      figures: {
        seen: { now: 1400, before: 1000 },
        viewed: { now: 0, before: 0 },
        people: { now: 12, before: 0 },
        inquiries: { now: 0, before: 0 },
      },
    },
  ])
  assert.deepEqual(await newsOf(other), [])
  const [email, ...more] = await emailsOf(owner)
  assert.deepEqual(more, [])
  assert.equal(email!.subject, 'Moved Works: the last week in figures')
  assert.match(email!.text.replaceAll(/[\u2066-\u2069]/g, ''), /Seen in search: 1,400 \(1,000\)/)
  assert.match(email!.text, new RegExp(`/my-business\\?business=${moved}\\b`))
})

test('who wants no email gets none, who wants nothing hears nothing; languages are those of the readers', async () => {
  const [quiet, silent, spanish] = [
    await bench.person('Quinn Quiet'),
    await bench.person('Sil Silent'),
    await bench.person('Sara Spanish'),
  ]
  await quiet.api.notifications.changeSettings({ body: { figures: 'app' } })
  await silent.api.notifications.changeSettings({ body: { figures: 'off' } })
  await spanish.api.people.changeSettings({ body: { language: 'es' } })
  const id = await addBusiness(bench.db, 'Shared Works')
  for (const { userID } of [quiet, silent, spanish]) await addMember(bench.db, id, userID)
  await count(id, week, 'visit', 6)
  await tell()
  assert.deepEqual(
    (await Promise.all([quiet, silent, spanish].map(newsOf))).map((news) => news.length),
    [1, 0, 1],
  )
  assert.deepEqual(
    (await Promise.all([quiet, silent].map(emailsOf))).map((emails) => emails.length),
    [0, 0],
  )
  assert.equal((await emailsOf(spanish))[0]!.subject, 'Shared Works: la última semana en cifras')
})

test('one inquiry is reason enough', async () => {
  const [owner, buyer] = [await bench.person('Ina Owner'), await bench.person('Ben Buyer')]
  const id = await businessOf('Asked Works', owner)
  await inquire(buyer, id)
  await bench.pool.query(`update requests set created_at = $1 where receiver_id = $2`, [`${week}T10:00:00Z`, id])
  await tell()
  assert.deepEqual(
    (await newsOf(owner)).map(({ figures }) => figures.inquiries),
    [{ now: 1, before: 0 }],
  )
})
