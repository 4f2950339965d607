// Sample support requests.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { castOf } from './cast.ts'
import { clockOf } from './clock.ts'

/** `ago`: hours; `after`: hours since the support request. */
type SampleSupportRequest = {
  firm: string
  subject: string
  ago: number
  closed?: boolean
  messages: { team?: true; after: number; text: string }[]
  minutes: { minutes: number; after: number; note: string }[]
}

const file = join(import.meta.dirname, '../data/support.json')
const team = sampleAccounts.operator.userID

export async function addSampleSupport(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('supportRequests').select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as SampleSupportRequest[]
  const { actors } = await castOf(tx, [])
  const clock = clockOf(now)
  let added = false
  for (const { firm, subject, ago, closed, messages, minutes } of told) {
    const actor = actors.get(firm)
    if (!actor) continue
    const { id: businessId, writerID: writerId } = actor
    const id = clock.idAt(`support ${subject}`, ago)
    const last = messages.at(-1)!
    const status = closed ? 'closed' : last.team ? 'answered' : 'waiting'
    const waitingSince = clock.timeAt(ago - last.after)
    await tx.insertInto('supportRequests').values({ id, businessId, subject, status, writerId, waitingSince }).execute()
    const rows = messages.map(({ team: byTeam = false, after, text }) => ({
      id: clock.idAt(`support ${subject} ${after}`, ago - after),
      requestId: id,
      byTeam,
      writerId: byTeam ? team : writerId,
      content: text,
    }))
    await tx.insertInto('supportMessages').values(rows).execute()
    for (const { minutes: amount, after, note } of minutes) {
      const booking = { requestId: id, businessId, minutes: amount, note, bookedBy: team }
      await tx
        .insertInto('supportMinutes')
        .values({ ...booking, bookedAt: clock.timeAt(ago - after) })
        .execute()
    }
    added = true
  }
  return added
}
