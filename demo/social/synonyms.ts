// Sample search synonyms of every kind.
import type { Insertable, Transaction } from 'kysely'
import type { Locale } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { clockOf } from './clock.ts'

/** `days`: age. */
type SampleSynonym = Pick<Insertable<DB['synonyms']>, 'kind' | 'reference'> & {
  names: Record<Locale, string[]>
  days: number
  withdrawn?: boolean
}

const told: readonly SampleSynonym[] = [
  {
    kind: 'product',
    names: {
      en: ['baghouse', 'bag filter', 'dust collector'],
      es: ['filtro de mangas', 'colector de polvo'],
      it: ['filtro a maniche', 'depolveratore'],
      zh: ['布袋除尘器', '除尘器'],
      de: ['Schlauchfilter', 'Entstaubungsanlage'],
    },
    days: 3,
  },
  {
    kind: 'category',
    reference: nodeByKey('machineries.lifting-industrial-trucks.forklifts')!.id,
    names: {
      en: ['stacker truck'],
      es: ['toro mecánico', 'grúa horquilla', 'autoelevador'],
      it: ['elevatore a forche'],
      zh: ['铲车'],
      de: ['Gabelhubwagen', 'Frontstapler'],
    },
    days: 9,
  },
  {
    kind: 'trade',
    names: {
      en: ['job shop machining', 'subcontract machining'],
      es: ['maquila de mecanizado', 'mecanizado por encargo'],
      it: ['tornitura conto terzi', 'lavorazioni meccaniche conto terzi'],
      zh: ['来图加工', '机加工代工'],
      de: ['Lohnzerspanung', 'Lohnfertigung Zerspanung'],
    },
    days: 16,
  },
  {
    kind: 'role',
    reference: 'MA',
    names: {
      en: ['toolmaker'],
      es: ['matricero'],
      it: ['stampista', 'terzista'],
      zh: ['代工厂'],
      de: ['Werkzeugbauer'],
    },
    days: 24,
  },
  {
    kind: 'place',
    reference: 'ES:País Vasco',
    names: {
      en: ['Basque Country'],
      es: ['Euskadi', 'País Vasco'],
      it: ['Paesi Baschi'],
      zh: ['巴斯克'],
      de: ['Baskenland'],
    },
    days: 31,
  },
  {
    kind: 'product',
    names: {
      en: ['bobcat', 'skid steer loader'],
      es: ['minicargador'],
      it: ['minipala'],
      zh: ['滑移装载机'],
      de: ['Kompaktlader'],
    },
    days: 40,
    withdrawn: true,
  },
]

export async function addSampleSynonyms(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('synonyms').select('id').limit(1).executeTakeFirst()) return false
  const { idAt, timeAt } = clockOf(now)
  const rows = told.map(({ names, days, withdrawn, ...row }) => ({
    ...row,
    id: idAt(`synonym ${names.en[0]}`, days * 24),
    names: JSON.stringify(names),
    changedAt: timeAt(days * 24),
    withdrawnAt: withdrawn ? timeAt(days * 24) : null,
    sample: true,
  }))
  await tx.insertInto('synonyms').values(rows).execute()
  return true
}
