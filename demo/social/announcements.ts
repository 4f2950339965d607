// Sample announcements: current, planned, ended.
import type { Insertable, Transaction } from 'kysely'
import type { Names } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import { clockOf } from './clock.ts'

/** `from` and `until`: hours before now; `ended`: early. */
type SampleAnnouncement = Pick<Insertable<DB['announcements']>, 'kind' | 'link' | 'portals'> & {
  texts: Names
  from: number
  until?: number
  ended?: number
}

const day = 24 // hours

const told: readonly SampleAnnouncement[] = [
  {
    kind: 'info',
    texts: {
      en: 'Requests for quotation take files: add drawings and specifications, and suppliers quote sooner.',
      es: 'Las solicitudes de cotización admiten archivos: adjunte planos y especificaciones y le cotizarán antes.',
      it: 'Le richieste di offerta accettano file: alleghi disegni e specifiche e riceverà prima le offerte.',
      zh: '询价单现可添加附件：附上图纸和规格，供应商报价更快。',
      de: 'Angebotsanfragen nehmen Dateien an: Fügen Sie Zeichnungen und Spezifikationen hinzu, dann bieten Lieferanten schneller an.',
    },
    link: '/rfq/create',
    portals: ['mexico', 'chile', 'peru'],
    from: 2 * day,
  },
  {
    kind: 'warning',
    texts: {
      en: 'Planned maintenance until 03:00 UTC: pages can be read, messages are delivered afterwards.',
      es: 'Mantenimiento previsto hasta las 03:00 UTC: las páginas se pueden leer y los mensajes se entregarán después.',
      it: 'Manutenzione prevista fino alle 03:00 UTC: le pagine si possono leggere, i messaggi saranno consegnati dopo.',
      zh: '',
      de: 'Geplante Wartung bis 03:00 UTC: Die Seiten sind lesbar, Nachrichten werden danach zugestellt.',
    },
    link: '',
    portals: ['germany', 'italy'],
    from: -30 * day,
    until: -30 * day - 1,
  },
  {
    kind: 'info',
    texts: {
      en: 'The privacy policy names every cookie of this site.',
      es: 'La política de privacidad nombra todas las cookies de este sitio.',
      it: 'L’informativa sulla privacy elenca tutti i cookie di questo sito.',
      zh: '隐私政策列出了本站使用的所有 Cookie。',
      de: 'Die Datenschutzerklärung nennt jedes Cookie dieser Website.',
    },
    link: '/privacy-policy',
    portals: [],
    from: 40 * day,
    until: 20 * day,
    ended: 33 * day,
  },
]

export async function addSampleAnnouncements(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('announcements').select('id').limit(1).executeTakeFirst()) return false
  const { idAt, timeAt } = clockOf(now)
  const rows = told.map(({ texts, from, until, ended, ...row }) => ({
    ...row,
    id: idAt(`announcement ${texts.en}`, Math.max(from, 1)),
    texts: JSON.stringify(texts),
    startsAt: timeAt(from),
    endsAt: until === undefined ? null : timeAt(until),
    endedAt: ended === undefined ? null : timeAt(ended),
    sample: true,
  }))
  await tx.insertInto('announcements').values(rows).execute()
  return true
}
