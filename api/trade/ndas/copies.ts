// Copy of an NDA as a file, made from its rows; the PDF's modules load with the first one.
import type { Locale } from '#contract/foundation/locales.ts'
import type { EmailAttachment } from '#kit/mail/enqueue-email.ts'
import type { NdaRow, SignatureRow } from './queries.ts'

export async function copyOf(
  row: NdaRow,
  signatures: readonly SignatureRow[],
  locale: Locale = 'en',
): Promise<EmailAttachment> {
  const { copyPdf } = await import('./copy-pdf.ts')
  const pdf = await copyPdf(row, signatures, row.lang ?? locale)
  return { name: `nda-${row.id}.pdf`, contentType: 'application/pdf', content: pdf.toString('base64') }
}
