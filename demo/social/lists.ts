// Sample reference list entries: renamed, added, retired.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

const list = 'packagingTypes'

export async function addSampleLists(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('listEntries').select('code').limit(1).executeTakeFirst()) return false
  const renamed = {
    en: 'Metal container (Euro format)',
    es: 'Contenedor metálico (formato europeo)',
    it: 'Contenitore metallico (formato Euro)',
    zh: '金属容器（欧标）',
    de: 'Metallbehälter (Euroformat)',
  }
  const added = {
    en: 'Returnable rack',
    es: 'Bastidor retornable',
    it: 'Rastrelliera a rendere',
    zh: '可循环料架',
    de: 'Mehrweggestell',
  }
  const rows = [
    { code: 'metal-container', names: JSON.stringify(renamed) },
    { code: 'returnable-rack', names: JSON.stringify(added), addedAt: now },
    { code: 'tank-container', retiredAt: now },
  ]
  for (const row of rows)
    await tx
      .insertInto('listEntries')
      .values({ ...row, list, sample: true })
      .execute()
  return true
}
