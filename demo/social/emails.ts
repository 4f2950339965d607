// Sample email text by the operator.
import { sql, type Transaction } from 'kysely'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import type { DB } from '#api/database/tables.ts'
import type { EmailWords } from '#kit/mail/template.ts'
import { clockOf } from './clock.ts'

const ago = 9 * 24 // hours
const words: EmailWords = {
  subject: 'Nuestra respuesta a su solicitud {reference}',
  paragraphs: [
    '{answer}',
    'Nuestro equipo atiende de lunes a viernes, de 9 a 18 h (UTC).',
    'Para continuar, responda a este correo sin quitar el número del asunto.',
  ],
  footer:
    'Recibe este correo porque alguien indicó esta dirección en una solicitud de ayuda. Si no fue usted, no tiene que hacer nada.',
}

export async function addSampleEmails(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('emailVersions').select('id').limit(1).executeTakeFirst()) return false
  const { idAt, timeAt } = clockOf(now)
  await tx
    .insertInto('emailVersions')
    .values({
      id: idAt('email need-help.answer', ago),
      kind: 'need-help.answer',
      locale: 'es',
      words: sql`${JSON.stringify(words)}::jsonb`,
      writtenAt: timeAt(ago),
      writtenBy: sampleAccounts.operator.userID,
      reason: 'People asked when the team answers',
      sample: true,
    })
    .execute()
  return true
}
