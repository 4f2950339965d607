// Attacks on reviews. Each answers its subject and how many honest reviews count.
import type { TestApi, TestPerson } from '#api/testing.ts'
import { addMember } from '#api/testing.ts'
import { age, answers, deal, type Firm, firm, published, thread, write } from './testing.ts'

type Attack = (bench: TestApi, supplier: Firm) => Promise<{ about: Firm; honest?: number } | void>

const fives = { kept: 5, quality: 5, communication: 5, onTime: 5 }
const ones = { kept: 1, quality: 1, communication: 1, onTime: 1, again: false }
const quietly = (attempt: Promise<unknown>) => attempt.catch(() => undefined)

async function publish(bench: TestApi, requestID: string): Promise<void> {
  await age(bench, requestID, 15)
  await bench.jobs.runDueJobs({ ahead: 600 })
}

async function tried(bench: TestApi, who: TestPerson, requestID: string, more = {}): Promise<void> {
  await quietly(write(who, requestID, more))
  await publish(bench, requestID)
}

const personBuyer = (bench: TestApi, buyer: TestPerson, supplier: Firm) =>
  thread(bench, {
    buyer: { kind: 'user', id: buyer.userID },
    supplier: supplier.id,
    writers: [buyer, supplier.owner],
    awarded: true,
  })

async function experienced(bench: TestApi, more: { email?: string } = {}): Promise<TestPerson> {
  const buyer = await bench.person('Bo Buyer', { email: `bo@${crypto.randomUUID()}.example`, ...more })
  const other = await firm(bench)
  const parties = { buyer: { kind: 'user', id: buyer.userID }, supplier: other.id } as const
  await thread(bench, { ...parties, writers: [buyer, other.owner], ago: 500 })
  return buyer
}

async function circle(bench: TestApi, firms: readonly Firm[]): Promise<void> {
  for (const [at, buyer] of firms.entries()) {
    const requestID = await deal(bench, buyer, firms[(at + 1) % firms.length]!)
    await write(buyer.owner, requestID, fives)
    await publish(bench, requestID)
  }
}

const evidenceless: Record<string, Attack> = {
  async 'a stranger without a thread'(bench, supplier) {
    const requestID = await deal(bench, await firm(bench), supplier)
    await tried(bench, await bench.person(), requestID, ones)
  },
  async 'an account with an unverified address'(bench, supplier) {
    const buyer = await bench.person('Una Verified', { emailVerified: false })
    await tried(bench, buyer, await personBuyer(bench, buyer, supplier))
  },
  async 'one message'(bench, supplier) {
    const buyer = await firm(bench)
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier, {}))
  },
  async 'many messages within an hour'(bench, supplier) {
    const buyer = await firm(bench)
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier, { messages: 20, days: 0 }))
  },
  async 'a talk without an offer'(bench, supplier) {
    const buyer = await firm(bench)
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier, { messages: 9, days: 6 }), fives)
  },
  async 'a delivery note of a talk'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier, { messages: 9, days: 6 })
    const { own } = await write(buyer.owner, requestID)
    await quietly(buyer.owner.api.reviews.addNote({ params: { id: own!.reviewID }, body: { files: ['x'] } }))
    await publish(bench, requestID)
  },
  async 'a draft that is never handed in'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier)
    await buyer.owner.api.reviews.draft({ params: { requestID }, body: answers })
    await publish(bench, requestID)
  },
  async 'no answer at all'(bench, supplier) {
    const buyer = await firm(bench)
    const none = { kept: null, quality: null, communication: null, onTime: null }
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier), none)
  },
  async 'a dealing of years ago'(bench, supplier) {
    const buyer = await firm(bench)
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier, { awarded: true, ago: 600 }))
  },
  async 'a third company about somebody else’s dealing'(bench, supplier) {
    const requestID = await deal(bench, await firm(bench), supplier)
    await tried(bench, (await firm(bench)).owner, requestID, ones)
  },
  async 'somebody who left the buyer’s company'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier)
    await bench.pool.query('delete from members where business_id = $1', [buyer.id])
    await tried(bench, buyer.owner, requestID, ones)
  },
}

const related: Record<string, Attack> = {
  async 'a second company of the same owner'(bench, supplier) {
    const buyer = await firm(bench)
    await addMember(bench.db, buyer.id, supplier.owner.userID, 'member')
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier), fives)
  },
  async 'an employee who buys as a person'(bench, supplier) {
    const buyer = await experienced(bench)
    await addMember(bench.db, supplier.id, buyer.userID, 'member')
    await tried(bench, buyer, await personBuyer(bench, buyer, supplier), fives)
  },
  async 'an employee of the reviewed who writes for the buyer'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier)
    const both = await bench.person('Bea Both')
    for (const { id } of [buyer, supplier]) await addMember(bench.db, id, both.userID, 'editor')
    await tried(bench, both, requestID, fives)
  },
  async 'a writer who joins the reviewed company later'(bench, supplier) {
    const buyer = await firm(bench)
    await published(bench, buyer, supplier, fives)
    await addMember(bench.db, supplier.id, buyer.owner.userID, 'member')
  },
  async 'an owner who joins the buyer’s company later'(bench, supplier) {
    const buyer = await firm(bench)
    await published(bench, buyer, supplier, fives)
    await addMember(bench.db, buyer.id, supplier.owner.userID, 'member')
  },
  async 'a second account with the same phone'(bench, supplier) {
    const buyer = await experienced(bench)
    await bench.pool.query(
      `update people set mobile_phone = '{"countryCode": "39", "phoneNumber": "061234567"}' where id = any($1)`,
      [[buyer.userID, supplier.owner.userID]],
    )
    await tried(bench, buyer, await personBuyer(bench, buyer, supplier), fives)
  },
  async 'a second account with the same mailbox'(bench, supplier) {
    const colleague = await bench.person('Cora Colleague', { email: 'cora@gmail.com' })
    await addMember(bench.db, supplier.id, colleague.userID, 'member')
    const buyer = await experienced(bench, { email: 'cora+two@gmail.com' })
    await tried(bench, buyer, await personBuyer(bench, buyer, supplier), fives)
  },
  async 'a second account at the company’s mail domain'(bench, supplier) {
    const [, domain] = supplier.owner.viewer.email.split('@')
    const buyer = await experienced(bench, { email: `other@${domain}` })
    await tried(bench, buyer, await personBuyer(bench, buyer, supplier), fives)
  },
  async 'a mailbox at the website of the company'(bench, supplier) {
    await bench.pool.query(
      `update businesses set contact_info = '{"website": "https://www.pumps-of-site.example"}' where id = $1`,
      [supplier.id],
    )
    const buyer = await experienced(bench, { email: 'bo@pumps-of-site.example' })
    await tried(bench, buyer, await personBuyer(bench, buyer, supplier), fives)
  },
  async 'two accounts on one device'(bench, supplier) {
    const buyer = await firm(bench)
    await published(bench, buyer, supplier, fives)
    bench.devices.push([buyer.owner.userID, supplier.owner.userID])
    const moderator = await bench.person('Mona Moderator', { roles: ['moderator'] })
    await moderator.api.reviews.examine()
    bench.devices.pop()
  },
  async 'a buyer’s company that is merged into the reviewed one'(bench, supplier) {
    const buyer = await firm(bench)
    await published(bench, buyer, supplier, fives)
    await bench.pool.query('update businesses set merged_into = $2, removed_at = now() where id = $1', [
      buyer.id,
      supplier.id,
    ])
  },
}

const rounds: Record<string, Attack> = {
  async 'a bought round of new accounts'(bench, supplier) {
    for (let made = 0; made < 3; made++) {
      const buyer = await firm(bench, 'New Works', { isNew: true })
      await tried(bench, buyer.owner, await deal(bench, buyer, supplier), fives)
    }
  },
  async 'five firms in a day'(bench, supplier) {
    const made: string[] = []
    for (let firms = 0; firms < 5; firms++) {
      const buyer = await firm(bench)
      made.push(await deal(bench, buyer, supplier))
      await write(buyer.owner, made.at(-1)!, fives)
    }
    for (const requestID of made) await publish(bench, requestID)
  },
  async 'three firms that vote down in a week'(bench, supplier) {
    const made: string[] = []
    for (let firms = 0; firms < 3; firms++) {
      const buyer = await firm(bench)
      made.push(await deal(bench, buyer, supplier))
      await write(buyer.owner, made.at(-1)!, ones)
    }
    for (const requestID of made) await publish(bench, requestID)
  },
  'a circle of two fives': async (bench, supplier) => circle(bench, [supplier, await firm(bench)]),
  'a circle of three fives': async (bench, supplier) => circle(bench, [supplier, await firm(bench), await firm(bench)]),
  'a circle of four fives': async (bench, supplier) =>
    circle(bench, [supplier, await firm(bench), await firm(bench), await firm(bench)]),
  async 'a second dealing within the year'(bench, supplier) {
    const buyer = await firm(bench)
    await published(bench, buyer, supplier, fives)
    await published(bench, buyer, supplier, fives)
    return { about: supplier, honest: 1 }
  },
}

const afterwards: Record<string, Attack> = {
  async 'a change after handing in'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier)
    await write(buyer.owner, requestID)
    await tried(bench, buyer.owner, requestID, { ...ones, content: 'Changed.' })
    return { about: supplier, honest: 1 }
  },
  async 'a change after a reply'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await published(bench, buyer, supplier)
    const [received] = (await supplier.owner.api.reviews.mine()).received
    await supplier.owner.api.reviews.reply({ params: { id: received!.reviewID }, body: { content: 'Not so.' } })
    await tried(bench, buyer.owner, requestID, { ...ones, content: 'Changed.' })
    return { about: supplier, honest: 1 }
  },
  async 'a draft that replaces what was handed in'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await published(bench, buyer, supplier)
    const body = { ...answers, ...ones, content: 'Changed.' }
    await quietly(buyer.owner.api.reviews.draft({ params: { requestID }, body }))
    return { about: supplier, honest: 1 }
  },
  async 'revenge after reading the other side'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier)
    await write(supplier.owner, requestID, ones)
    await publish(bench, requestID)
    await tried(bench, buyer.owner, requestID, { ...ones, content: 'Changed.' })
  },
  async 'revenge once the time is over, before the other appears'(bench, supplier) {
    const buyer = await firm(bench)
    const requestID = await deal(bench, buyer, supplier)
    await write(supplier.owner, requestID, ones)
    await age(bench, requestID, 15)
    await tried(bench, buyer.owner, requestID, { ...ones, content: 'Changed.' })
  },
  async 'a company that was suspended'(bench, supplier) {
    const buyer = await firm(bench)
    await published(bench, buyer, supplier, ones)
    await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [buyer.id])
  },
  async 'an account that was suspended'(bench, supplier) {
    const buyer = await experienced(bench)
    const requestID = await personBuyer(bench, buyer, supplier)
    await bench.pool.query(`update people set status = 'suspended' where id = $1`, [buyer.userID])
    await tried(bench, buyer, requestID, ones)
  },
  async 'contact data in the words'(bench, supplier) {
    const buyer = await firm(bench)
    await tried(bench, buyer.owner, await deal(bench, buyer, supplier), { content: 'Buy at www.elsewhere.com' })
  },
  async 'a moderator who lets a doubted one of the own company count'(bench, supplier) {
    const buyer = await firm(bench, 'New Works', { isNew: true })
    await published(bench, buyer, supplier, fives)
    const { rows } = await bench.pool.query<{ id: string }>('select id from reviews where about_id = $1', [supplier.id])
    const moderator = await bench.person('Mia Moderator', { roles: ['moderator'] })
    await addMember(bench.db, supplier.id, moderator.userID, 'member')
    const body = { act: 'count', reason: 'Ours' } as const
    await quietly(moderator.api.reviews.judge({ params: { id: rows[0]!.id }, body }))
  },
  async 'a review that was removed'(bench, supplier) {
    await published(bench, await firm(bench), supplier, ones)
    const { rows } = await bench.pool.query<{ id: string }>('select id from reviews where about_id = $1', [supplier.id])
    const moderator = await bench.person('Mona Moderator', { roles: ['moderator'] })
    const body = {
      objectKind: 'review',
      objectID: rows[0]!.id,
      act: 'remove',
      rule: 'misleading',
      reason: 'False',
    } as const
    await moderator.api.sanctions.impose({ body })
  },
}

export const attacks: Record<string, Attack> = { ...evidenceless, ...related, ...rounds, ...afterwards }
