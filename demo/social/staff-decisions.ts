// Sample staff decisions for empty console tables.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { fileOf } from '#api/publishing/texts/lookup.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { castOf } from './cast.ts'
import { clockOf } from './clock.ts'

const colleagues = ['mette-nordhavn', 'rasmus-thorsager']
const officePhone = JSON.stringify({ countryCode: '+45', phoneNumber: '32555016' })
const text = { collection: 'pages', slug: 'message-center', locale: 'en' } as const
const by = sampleAccounts.operator.userID

export async function addSampleStaffDecisions(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('differentPeople').select('oneId').limit(1).executeTakeFirst()) return false
  const { idAt, timeAt } = clockOf(now)
  const { actors } = await castOf(tx, [])
  const ids = colleagues.flatMap((key) => actors.get(key)?.id ?? []).toSorted()
  const [oneId, otherId] = ids
  if (!oneId || !otherId) return false
  await tx.updateTable('people').set({ mobilePhone: officePhone }).where('id', 'in', ids).execute()
  const reason = 'Colleagues with the phone of their office'
  await tx
    .insertInto('differentPeople')
    .values({ oneId, otherId, reason, decidedBy: by, decidedAt: timeAt(70) })
    .execute()
  const file = fileOf(text.collection, text.slug, text.locale)!
  await tx
    .insertInto('textVersions')
    .values({
      ...text,
      id: idAt('text version', 220),
      source: file.source.replace(file.title, 'Messages'),
      title: 'Messages',
      publishAt: timeAt(220),
      withdrawnAt: timeAt(215),
      writtenBy: by,
      reason: 'A shorter title for phones',
    })
    .execute()
  await tx
    .insertInto('paymentFindings')
    .values({
      id: idAt('payment finding', 20),
      reference: 'SAMPLE-BANK-20',
      kind: 'unknown',
      detail: 'Transfer of US$ 1,850.00 without a reference',
    })
    .execute()
  return true
}
