// Jobs of verification.
import { claimReminderDays } from '#contract/foundation/constants.ts'
import { domainCheckDays } from '#contract/identity/businesses/verification-kinds.ts'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { end, verify } from './claims.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { problemOfProof } from './domain-proof.ts'
import { othersWith } from './reading.ts'
import { templates } from './email-words.ts'
import { endingFilling } from './emails.ts'
import * as queries from './queries.ts'

type Job<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] }

const day = 24 * 3600 * 1000 // ms
const givenUpAfter = 14 // days without a first proof
const atOnce = 200
const documentDays = 30 // after the judgement; appeals are over

export function verification(
  jobs: Jobs<DB>,
  { db, pool, pages, proofs }: Pick<WorkerDependencies, 'db' | 'pool' | 'pages' | 'proofs'>,
): void {
  jobs.schedule('verification.findDue', '*/5 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const claimID of await queries.takeDue(tx, atOnce)) await add(tx, 'verification.checkDomain', { claimID })
    }),
  )

  jobs.schedule('verification.expire', '11 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const row of await queries.lockEnded(tx, atOnce)) await end(tx, row, 'expired')
    }),
  )

  jobs.schedule('verification.forgetDocuments', '27 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const files = await queries.takeJudgedFiles(tx, documentDays, atOnce)
      await releaseFiles(
        tx,
        files.map(({ fileID }) => ({ url: `/files/${fileID}/` })),
      )
    }),
  )

  jobs.schedule('verification.findEnding', '19 4 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      // Nearest first: no claim is announced twice.
      for (const days of claimReminderDays)
        for (const claim of await queries.takeEnding(tx, days)) await add(tx, 'verification.remind', claim)
    }),
  )

  jobs.work<Job<queries.EndingClaim>>('verification.remind', async ({ businessID, validUntil, ...claim }, complete) => {
    const owners = (await peopleWho(db, 'askVerification', [businessID])).get(businessID) ?? []
    const [addresses, languages] = await Promise.all([emailsOf(db, owners), languagesOf(pool, owners)])
    await complete(async (tx) => {
      for (const [id, to] of addresses) {
        const locale = languages.get(id) ?? 'en'
        const filling = endingFilling(locale, { ...claim, businessID, until: new Date(validUntil), origin: pages() })
        await sendTemplate(tx, templates.ending, { to, ...filling })
      }
    })
  })

  jobs.work<{ claimID: string }>('verification.checkDomain', async ({ claimID }, complete) => {
    const claim = await queries.findClaim(db, claimID)
    const method = claim?.detail['method']
    if (!claim?.token || (method !== 'dns' && method !== 'file')) return
    const problem = await problemOfProof({ domain: claim.subject, method, token: claim.token }, proofs)
    await complete(async (tx) => {
      const row = await queries.lockClaim(tx, claimID)
      if (row?.state !== 'checking' && row?.state !== 'verified') return
      const now = new Date()
      const next = new Date(now.getTime() + domainCheckDays * day)
      await queries.changeClaim(tx, claimID, { checkedAt: now, problem: problem ?? '' })
      if (problem) {
        const isGivenUp = row.state === 'checking' && now.getTime() - row.createdAt.getTime() > givenUpAfter * day
        if (isGivenUp) await end(tx, row, 'withdrawn')
        else if (row.state === 'verified' && row.problem === '')
          await queries.addEntry(tx, { claimId: claimID, happened: 'unproven', content: problem })
        return
      }
      await queries.changeClaim(tx, claimID, { nextCheckAt: next })
      if (row.state === 'checking' && row.ownershipClaimId)
        return add(tx, 'ownershipClaims.domainProven', { claimID: row.ownershipClaimId, proofID: claimID })
      if (row.state === 'checking') {
        await lockActor(tx, `domain ${row.subject}`)
        const isOthers = (await othersWith(tx, row)).length > 0
        return isOthers ? queries.changeClaim(tx, claimID, { state: 'waiting' }) : verify(tx, row, {})
      }
      const validUntil = new Date(next.getTime() + 10 * day)
      await queries.changeClaim(tx, claimID, { validUntil })
      await queries.addEntry(tx, { claimId: claimID, happened: 'proven' })
    })
  })
}
