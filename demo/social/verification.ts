// Sample verification, once per empty directory. Numbers are visibly fake: real ones would be somebody's.
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type ClaimKind, validUntil } from '#contract/identity/businesses/verification-kinds.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { type Clock, clockOf } from './clock.ts'

const { userID: staff } = sampleAccounts.operator
const day = 24 // hours
const caseHours = 72

type Firm = {
  id: string
  sourceId: string
  companyName: string
  countryCode: string
  city: string | null
  verifiedAt: Date | null
}
type Rows = { claims: Insertable<DB['verificationClaims']>[]; entries: Insertable<DB['verificationEntries']>[] }
type SampleClaim = {
  firm: Firm
  kind: ClaimKind
  subject: string
  detail?: Record<string, string>
  /** Hours since the claim. */
  ago: number
  state: string
  /** Staff acts unless marked as the company's. */
  steps: [happened: string, after: number, content?: string][]
  note?: string
}

export async function addSampleVerification(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('verificationClaims').select('id').limit(1).executeTakeFirst()) return false
  const firms = await tx
    .selectFrom('businesses')
    .select(['id', 'sourceId', 'companyName', 'countryCode', 'city', 'verifiedAt'])
    .where('source', '=', 'invented')
    .where('sample', '=', true)
    .where('removedAt', 'is', null)
    .orderBy('sourceId')
    .execute()
  if (firms.length === 0) return false
  const known = firms.map((firm) => ({ ...firm, sourceId: firm.sourceId ?? firm.id }))
  const certificates = await tx
    .selectFrom('certificates')
    .select(['businessId', 'name', 'issuer', 'scope', 'expireDate'])
    .where(
      'businessId',
      'in',
      known.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const clock = clockOf(now)
  const rows: Rows = { claims: [], entries: [] }
  const verified = known.filter(({ verifiedAt }) => verifiedAt !== null)
  for (const [at, firm] of verified.entries()) {
    const certificate = certificates.find(({ businessId }) => businessId === firm.id)
    for (const told of checkedOf(firm, at, certificate)) addClaim(rows, told, clock)
  }
  const others = known.filter(({ verifiedAt }) => verifiedAt === null)
  for (const told of casesOf(others.length > 0 ? others : known)) addClaim(rows, told, clock)
  await tx.insertInto('verificationClaims').values(rows.claims).execute()
  await tx.insertInto('verificationEntries').values(rows.entries).execute()
  return true
}

type StoredCertificate = { name: string; issuer: string | null; scope: string | null; expireDate: string | null }

function* checkedOf(firm: Firm, at: number, certificate: StoredCertificate | undefined): Generator<SampleClaim> {
  const ago = (30 + ((at * 37) % 180)) * day
  const checked = (content: string): SampleClaim['steps'] => [['verified', 2 * day, content]]
  const base = { firm, ago, state: 'verified' }
  const number = String(at + 1).padStart(4, '0')
  yield {
    ...base,
    kind: 'register',
    subject: `SAMPLE-${number}`,
    detail: { country: firm.countryCode },
    steps: checked('Extract of the register, not older than three months'),
  }
  const domain = `${firm.sourceId.replace(/[^a-z0-9-]/gi, '-').toLowerCase()}.example`
  yield { ...base, ago: 12 * day, kind: 'domain', subject: domain, detail: { method: 'dns' }, steps: [['verified', 1]] }
  if (certificate) {
    const { name, issuer, scope, expireDate } = certificate
    const detail = { ...(issuer && { issuer }), ...(scope && { scope }), ...(expireDate && { expireDate }) }
    yield { ...base, kind: 'certificate', subject: name, detail, steps: checked('Confirmed by the issuer') }
  }
  if (at % 3 === 0)
    yield {
      ...base,
      kind: 'visit',
      subject: firm.city ?? firm.countryCode,
      steps: checked('Works and stock seen, photographs kept'),
    }
  if (at % 4 === 1)
    yield {
      ...base,
      kind: 'address',
      subject: `${firm.city ?? ''} ${firm.countryCode}`.trim(),
      steps: checked('Lease and utility bill'),
    }
}

function casesOf(firms: readonly Firm[]): SampleClaim[] {
  const firm = (at: number) => firms[at % firms.length]!
  const country = (at: number) => ({ country: firm(at).countryCode })
  return [
    {
      firm: firm(0),
      kind: 'register',
      subject: 'SAMPLE-9001',
      detail: country(0),
      ago: 96,
      state: 'waiting',
      steps: [],
      note: 'The extract follows by post as well.',
    },
    {
      firm: firm(1),
      kind: 'vat',
      subject: 'SAMPLE-9002',
      detail: country(1),
      ago: 60,
      state: 'waiting',
      steps: [['taken', 50]],
    },
    { firm: firm(2), kind: 'bank', subject: 'Example Bank', ago: 8, state: 'waiting', steps: [] },
    {
      firm: firm(3),
      kind: 'address',
      subject: '12 Example Road',
      ago: 70,
      state: 'asked',
      steps: [
        ['taken', 10],
        ['asked', 12, 'The letter is of another address. Do you have one of this year?'],
      ],
    },
    {
      firm: firm(4),
      kind: 'register',
      subject: 'SAMPLE-9003',
      detail: country(4),
      ago: 40,
      state: 'seconding',
      steps: [['approved', 20, 'Matches the register, same directors']],
    },
    {
      firm: firm(5),
      kind: 'certificate',
      subject: 'ISO 9001:2015',
      detail: { issuer: 'Certifier that does not exist' },
      ago: 200,
      state: 'refused',
      steps: [['refused', 30, 'The issuer does not know this certificate.']],
    },
    {
      firm: firm(6),
      kind: 'domain',
      subject: 'sample-9004.example',
      detail: { method: 'dns' },
      ago: 30,
      state: 'checking',
      steps: [],
    },
  ]
}

function addClaim(
  rows: Rows,
  { firm, kind, subject, detail = {}, ago, state, steps, note = '' }: SampleClaim,
  clock: Clock,
): void {
  const name = `claim ${firm.sourceId} ${kind} ${subject}`
  const id = clock.idAt(name, ago)
  const last = steps.at(-1)
  const decidedAt = last && (state === 'verified' || state === 'refused') ? clock.timeAt(ago - last[1]) : null
  const isAutomatic = kind === 'domain'
  rows.claims.push({
    id,
    businessId: firm.id,
    kind,
    subject,
    detail: JSON.stringify(detail),
    note,
    state,
    createdBy: staff,
    dueAt: clock.timeAt(ago - caseHours),
    verifierId: steps.some(([happened]) => happened === 'taken' || happened === 'asked') ? staff : null,
    approvedBy: state === 'seconding' ? staff : null,
    decidedBy: decidedAt && !isAutomatic ? staff : null,
    decidedAt,
    validUntil: state === 'verified' ? validUntil(kind, decidedAt!, detail['expireDate']) : null,
    reason: state === 'refused' ? (last?.[2] ?? '') : '',
    // Fake domains are never rechecked.
    token: isAutomatic ? 'sample' : null,
  })
  const entry = (happened: string, after: number, content = '', authorId: string | null = staff) =>
    rows.entries.push({ id: clock.idAt(`${name} ${happened}`, ago - after), claimId: id, happened, authorId, content })
  entry('submitted', 0)
  for (const [happened, after, content] of steps) entry(happened, after, content, isAutomatic ? null : staff)
}
