// Limits, filled to the last place.
import { supportOpenMost } from '#contract/billing/support/rules.ts'
import { importRowsMost } from '#contract/catalog/catalogues/columns.ts'
import { synonymsMost } from '#contract/discovery/synonyms/fields.ts'
import type { Refusal } from '#kit/refusal.ts'
import * as most from '#contract/foundation/constants.ts'
import { emailTestsMost } from '#contract/identity/emails.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from './testing.ts'
import { nodeByKey } from './foundation/industries/lookup.ts'
import { correctionLimits } from './billing/memberships/testing-limits.ts'
import { claimLimits } from './trust/ownership-claims/testing-limits.ts'
import { templates } from './trust/sanctions/email-words.ts'

export type Call = (turn: number) => Promise<unknown>

/** `$1`: the id; `n`: up to `rows`. */
export const fill = (bench: TestApi, rows: number, insert: string, id: string) =>
  bench.pool.query(`${insert} from generate_series(1, ${rows}) as n`, [id])

export async function ownerOf(bench: TestApi, subscription = 'standard'): Promise<{ owner: TestPerson; id: string }> {
  const owner = await bench.person('Olga Owner')
  await bench.pool.query(`update people set registered_at = now() - interval '30 days' where id = $1`, [owner.userID])
  const id = await addBusiness(bench.db, 'Limited Works', { subscription })
  await addMember(bench.db, id, owner.userID)
  return { owner, id }
}
async function threadOf(bench: TestApi): Promise<{ owner: TestPerson; id: string; buyer: TestPerson; rid: string }> {
  const { owner, id } = await ownerOf(bench)
  const buyer = await bench.person('Bea Buyer')
  const body = { to: id, subject: 'priceList', message: 'What does it cost?' }
  return { owner, id, buyer, rid: (await buyer.api.inquiries.send({ body })).requestID }
}
const keptRow = (business: string, writer: string) =>
  `insert into kept_inquiries (token, sender_kind, sender_id, writer_id, business_id, subject_code, subject, content, held, locale, kept_until)
    select uuidv7(), 'user', ${quoted(writer)}, ${quoted(writer)}, ${quoted(business)}, 'priceList', '', 'Kept ' || n, false, 'en', now() + interval '1 day'`
const quoted = (value: string) => (/^[0-9a-f-]{36}$/.test(value) ? `'${value}'` : value)
const industry = () => nodeByKey('0004')!.id

export const limits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async unansweredMost(bench) {
    const { buyer, rid } = await threadOf(bench)
    const write: Call = (turn) => buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: `No. ${turn}` } })
    for (let sent = 1; sent < most.unansweredMost - 1; sent++) await write(sent + 100)
    return write
  },
  async keptMost(bench) {
    const ids = await Promise.all(Array.from({ length: 10 }, () => addBusiness(bench.db, 'Listed Works')))
    const buyer = await bench.person('Bea Buyer')
    await fill(bench, most.keptMost - 1, keptRow(ids[0]!, '$1'), buyer.userID)
    return (turn) =>
      buyer.api.inquiries.keep({ body: { to: ids[turn]!, subject: 'priceList', message: `Question ${turn}` } })
  },
  async keptForBusinessMost(bench) {
    const id = await addBusiness(bench.db, 'Listed Works')
    const buyers = await Promise.all(Array.from({ length: 10 }, (_, turn) => bench.person(`Bea Buyer${turn}`)))
    await fill(bench, most.keptForBusinessMost - 1, keptRow('$1', 'uuidv7()'), id)
    return (turn) =>
      buyers[turn]!.api.inquiries.keep({ body: { to: id, subject: 'priceList', message: `Question ${turn}` } })
  },
  async firstContactsPerDay(bench) {
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await ownerOf(bench)).id))
    const buyer = await bench.person('Bea Buyer')
    const values = `insert into first_contacts (user_id, text_hash) select $1, 'hash ' || n`
    await fill(bench, most.firstContactsPerDay - 1, values, buyer.userID)
    return (turn) =>
      buyer.api.inquiries.send({ body: { to: ids[turn]!, subject: 'priceList', message: `Question ${turn}` } })
  },
  async inquiryNotesMost(bench) {
    const { owner, id, rid } = await threadOf(bench)
    const row = `insert into request_notes (request_id, actor_id, writer_id, content) select $1, '${id}', '${owner.userID}', n`
    await fill(bench, most.inquiryNotesMost - 1, row, rid)
    return (turn) =>
      owner.api.inquiries.addNote({ params: { rid }, query: { bid: id }, body: { content: `Note ${turn}` } })
  },
  async inquiryLabelsMost(bench) {
    const { owner, id } = await ownerOf(bench)
    await fill(
      bench,
      most.inquiryLabelsMost - 1,
      `insert into request_labels (business_id, name) select $1, 'Label ' || n`,
      id,
    )
    return (turn) =>
      owner.api.inquiries.addLabel({ params: { businessID: id }, body: { name: `New ${turn}`, color: 'blue' } })
  },
  async savedRepliesMost(bench) {
    const { owner, id } = await ownerOf(bench)
    const row = `insert into saved_replies (business_id, name, content) select $1, 'Reply ' || n, 'Thank you'`
    await fill(bench, most.savedRepliesMost - 1, row, id)
    return (turn) =>
      owner.api.inquiries.addSavedReply({
        params: { businessID: id },
        body: { name: `New ${turn}`, content: 'Thanks' },
      })
  },
  async samplesOpenMost(bench) {
    const { buyer, rid } = await threadOf(bench)
    await fill(bench, most.samplesOpenMost - 1, `insert into samples (request_id, name) select $1, 'Seal ' || n`, rid)
    return (turn) => buyer.api.samples.request({ params: { rid }, body: { name: `New seal ${turn}` } })
  },
  async rfqsPerDay(bench) {
    const { id } = await ownerOf(bench)
    const buyer = await bench.person('Bea Buyer')
    const deadline = new Date(Date.now() + 10 * 24 * 3600 * 1000).toISOString().slice(0, 10)
    const where = { country: 'IT', currency: 'EUR', deadline, suppliers: [id] }
    const call: Call = () => buyer.api.rfqs.create({ body: { title: 'Valves', quantity: 4, unit: 'piece', ...where } })
    for (let sent = 1; sent < most.rfqsPerDay; sent++) await call(0)
    return call
  },
  async businessesMost(bench) {
    const { owner } = await ownerOf(bench)
    await fill(
      bench,
      most.businessesMost - 2,
      `with made as (insert into businesses (company_name, slug, business_type, country_code, industry_id)
          select 'Works ' || n, 'works', 'MA', 'CH', '${industry()}' from generate_series(1, ${most.businessesMost - 2}) as n
          returning id)
        insert into members (business_id, user_id, access) select (select id from made order by id offset n - 1 limit 1), $1, 'owner'`,
      owner.userID,
    )
    const categories = [`${industry()}.${nodeByKey('0004')!.children[0]!.id}`]
    const kind = { businessType: 'MA', industry: industry(), categories, shortDescription: 'Makes valves' } as const
    return (turn) =>
      owner.api.businesses.create({
        body: { ...kind, country: 'IT', state: 'IT-45', companyName: `Founded Works ${turn}` },
      })
  },
  async certificatesMost(bench) {
    const { owner, id } = await ownerOf(bench)
    await fill(
      bench,
      most.certificatesMost - 1,
      `insert into certificates (business_id, name) select $1, 'ISO ' || n`,
      id,
    )
    return (turn) => owner.api.businesses.addCertificate({ params: { businessID: id }, body: { name: `EN ${turn}` } })
  },
  async invitationsPerDay(bench) {
    const { owner, id } = await ownerOf(bench)
    const row = `insert into member_log (business_id, actor_id, email, happened, access)
      select $1, '${owner.userID}', 'guest-' || n || '@wbn.example', 'invited', 'member'`
    await fill(bench, most.invitationsPerDay - 1, row, id)
    return (turn) =>
      owner.api.members.invite({
        params: { businessID: id },
        body: { email: `new-${turn}@wbn.example`, access: 'member' },
      })
  },
  async unusedFilesMost(bench) {
    const { owner } = await ownerOf(bench)
    await fill(
      bench,
      most.unusedFilesMost - 1,
      `insert into files (owner_id, kind, bytes) select $1, 'picture', n`,
      owner.userID,
    )
    return () => owner.api.files.requestForUser({ body: { contentType: 'image/png', fileSize: 10 } })
  },
  async favoritesMost(bench) {
    const { owner } = await ownerOf(bench)
    const row = `insert into favorites (user_id, resource_type, resource_id) select $1, 'product', gen_random_uuid()`
    await fill(bench, most.favoritesMost - 1, row, owner.userID)
    const ids = await Promise.all(Array.from({ length: 10 }, () => addBusiness(bench.db, 'Liked Works')))
    return (turn) =>
      owner.api.favorites.save({ params: { resourceType: 'business' }, body: { resourceID: ids[turn]! } })
  },
  async favoriteListsMost(bench) {
    const { owner } = await ownerOf(bench)
    const row = `insert into favorite_lists (user_id, name) select $1, 'List ' || n`
    await fill(bench, most.favoriteListsMost - 1, row, owner.userID)
    return (turn) => owner.api.favorites.addList({ body: { name: `New ${turn}` } })
  },
  async groupsPerDay(bench) {
    const { owner } = await ownerOf(bench)
    const about = { description: 'About pumps', admission: 'open', industry: industry() } as const
    const make: Call = (turn) => owner.api.groups.create({ body: { ...about, name: `Group ${turn}` } })
    for (let made = 1; made < most.groupsPerDay; made++) await make(made + 100)
    return make
  },
  async groupMembershipsMost(bench) {
    const { owner } = await ownerOf(bench)
    const row = `with made as (insert into groups (name, slug, industry_id, admission, made_by, words)
        select 'Mine ' || n, 'mine', '${industry()}', 'open', $1, ''
        from generate_series(1, ${most.groupMembershipsMost + 9}) as n returning id, name)
      insert into group_members (group_id, user_id, status) select (select id from made where name = 'Mine ' || n), $1, 'member'`
    await fill(bench, most.groupMembershipsMost - 1, row, owner.userID)
    const { rows } = await bench.pool.query<{ id: string }>(
      `select id from groups where made_by = $1 and id not in (select group_id from group_members where user_id = $1)`,
      [owner.userID],
    )
    return (turn) => owner.api.groups.join({ params: { groupID: rows[turn]!.id } })
  },
  async synonymsMost(bench) {
    const admin = await bench.person('Ada Admin', { roles: ['administrator'] })
    const row = `insert into synonyms (kind, names, changed_by)
      select 'product', '{"en": ["a", "b"], "es": [], "it": [], "zh": [], "de": []}', $1`
    const { rows } = await bench.pool.query<{ n: number }>(
      'select count(*)::int as n from synonyms where withdrawn_at is null',
    )
    await fill(bench, synonymsMost - 1 - rows[0]!.n, row, admin.userID)
    return (turn) =>
      admin.api.synonyms.create({
        body: { kind: 'product', names: { en: [`sprocket ${turn}`, `cogwheel ${turn}`] }, reason: 'Both are said' },
      })
  },
  async webhooksMost(bench) {
    const { owner, id } = await ownerOf(bench)
    const row = `insert into webhooks (business_id, url, event_types, secrets) select $1, 'https://a.example/' || n, '{rfq.updated}', '[]'`
    await fill(bench, most.webhooksMost - 1, row, id)
    return (turn) =>
      owner.api.webhooks.create({
        params: { businessID: id },
        body: { url: `https://b.example/${turn}`, events: ['inquiry.received'] },
      })
  },
  async webhookPressesPerHour(bench) {
    const { owner, id } = await ownerOf(bench)
    const { webhook } = await owner.api.webhooks.create({
      params: { businessID: id },
      body: { url: 'https://b.example/', events: ['inquiry.received'] },
    })
    const row = `insert into webhook_deliveries (webhook_id, event_id, type, body, pressed_at)
      select $1, gen_random_uuid(), 'test', '{}', now()`
    await fill(bench, most.webhookPressesPerHour - 1, row, webhook.webhookID)
    return () => owner.api.webhooks.test({ params: { businessID: id, webhookID: webhook.webhookID } })
  },
  async supportOpenMost(bench) {
    const { owner, id } = await ownerOf(bench, 'premium')
    await fill(
      bench,
      supportOpenMost - 1,
      `insert into support_requests (business_id, subject) select $1, 'Help ' || n`,
      id,
    )
    return () =>
      owner.api.support.start({
        params: { businessID: id },
        body: { subject: 'Import', content: 'It has 40 columns.' },
      })
  },
  async openClaimsMost(bench) {
    const { owner, id } = await ownerOf(bench, 'gold')
    const row = `insert into verification_claims (business_id, kind, subject, state, created_by, due_at)
      select $1, 'address', 'Road ' || n, 'waiting', '${owner.userID}', now()`
    await fill(bench, most.openClaimsMost - 1, row, id)
    return (turn) =>
      owner.api.verification.submit({
        params: { businessID: id },
        body: { claim: { kind: 'domain', domain: `works-${turn}.example`, method: 'dns' } },
      })
  },
  async proofAttemptsMost(bench) {
    const { owner, id } = await ownerOf(bench, 'gold')
    const claim = { kind: 'domain', domain: 'works.example', method: 'mail', mailbox: 'info' } as const
    const { claims } = await owner.api.verification.submit({ params: { businessID: id }, body: { claim } })
    const { claimID } = claims.find(({ kind }) => kind === 'domain')!
    await bench.pool.query('update verification_claims set attempts = $2 where id = $1', [
      claimID,
      most.proofAttemptsMost - 1,
    ])
    const params = { businessID: id, claimID }
    return () =>
      owner.api.verification.confirm({ params, body: { code: 'wrong' } }).catch((error: Refusal) => {
        if (error.name !== 'ValidationError') throw error
      })
  },
  ...claimLimits,
  ...correctionLimits,
  async helpRequestsPerDay(bench) {
    const email = 'helped@wbn.example'
    const body = { companyPhone: '+39 02 1234567', email }
    const row = `insert into enquiries (email, form, locale, due_at) select $1, '{}', 'en', now()`
    await fill(bench, most.helpRequestsPerDay.toAddress - 1, row, email)
    return () => bench.api.needHelp.send({ body })
  },
  async emailTestsMost(bench) {
    const admin = await bench.person('Ada Admin', { roles: ['administrator'] })
    await fill(bench, emailTestsMost - 1, 'insert into email_tests (sent_by) select $1', admin.userID)
    const { kind, texts } = Object.values(templates)[0]!
    return () => admin.api.emails.test({ params: { kind, lang: 'en' }, body: { words: texts.en! } })
  },
  async importRowsMost(bench) {
    const { owner, id } = await ownerOf(bench)
    const { importID } = await owner.api.catalogues.begin({
      body: { businessID: id, fileName: 'list.csv', mapping: { name: 'name' } },
    })
    await fill(
      bench,
      importRowsMost - 1,
      `insert into catalogue_rows (import_id, row, cells) select $1, n, '{}'`,
      importID,
    )
    return (turn) =>
      owner.api.catalogues.addRows({
        params: { importID },
        body: { businessID: id, rows: [{ row: importRowsMost + turn, cells: { name: `Valve ${turn}` } }] },
      })
  },
}
