// Sample duplicates. Once per directory, if no pair was decided.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { slugOf } from '#kit/slug.ts'
import { castOf } from './cast.ts'
import { clockOf } from './clock.ts'

const twice = { person: 'luci-a-quispe', ago: 30, phone: { countryCode: '+51', phoneNumber: '955500187' } }
const office = {
  people: ['paolo-rinaldi', 'sara-kowalczyk'],
  newcomer: 'sara-kowalczyk',
  ago: 150,
  phone: { countryCode: '+39', phoneNumber: '0555500160' },
}
const saved = ['ferrantis-pompe', 'nordhavn-drives', 'harzwasser']

export async function addSampleDuplicates(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const clock = clockOf(now)
  const { actors } = await castOf(tx, [])
  const first = actors.get(twice.person)
  if (!first) return false
  const there = await tx.selectFrom('people').select('mobilePhone').where('id', '=', first.id).executeTakeFirst()
  if (there?.mobilePhone) return false
  const { firstName, lastName, companyName, countryCode, industryId } = await tx
    .selectFrom('people')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const id = clock.idAt(`second account ${twice.person}`, twice.ago)
  const phone = JSON.stringify(twice.phone)
  await tx
    .insertInto('people')
    .values({
      id,
      username: `${slugOf(`${firstName} ${lastName}`)}-2`,
      sample: true,
      status: 'active',
      firstName,
      lastName,
      companyName,
      countryCode,
      industryId,
      mobilePhone: phone,
      registeredAt: clock.timeAt(twice.ago),
    })
    .execute()
  await tx.updateTable('people').set({ mobilePhone: phone }).where('id', '=', first.id).execute()
  const colleagues = office.people.flatMap((key) => actors.get(key)?.id ?? [])
  await tx
    .updateTable('people')
    .set({ mobilePhone: JSON.stringify(office.phone) })
    .where('id', 'in', colleagues)
    .execute()
  const newcomer = actors.get(office.newcomer)
  if (newcomer)
    await tx
      .updateTable('people')
      .set({ registeredAt: clock.timeAt(office.ago) })
      .where('id', '=', newcomer.id)
      .execute()
  const businesses = saved.flatMap((key) => actors.get(key)?.id ?? [])
  await tx
    .insertInto('favorites')
    .values(businesses.map((resourceId) => ({ userId: id, resourceType: 'business', resourceId })))
    .execute()
  await emitEvent(tx, 'people.changed', { ids: [id, first.id] })
  return true
}
