// Comparison as a spreadsheet. Lazy.
import type { Column } from './columns.ts'

type ComparisonFile = {
  title: string
  names: readonly string[]
  columns: readonly Column[]
  currency: string
  unit: string
}

export async function saveComparison({ title, names, columns, currency, unit }: ComparisonFile): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/browser')
  const [supplier, unitPrice, total, landed, ...others] = names
  const money = `(${currency})`
  const head = [supplier, `${unitPrice} (${currency}/${unit})`, `${total} ${money}`, `${landed} ${money}`, ...others]
  const rows = columns.map(({ supplier: { facts }, name, quotation, offer }) => [
    name || null,
    offer.unitPrice,
    offer.total,
    offer.landed.total,
    quotation.minimumOrder,
    quotation.leadTime,
    quotation.transitDays,
    quotation.incoterm && `${quotation.incoterm.code} ${quotation.place}`.trim(),
    quotation.paymentTerms,
    quotation.validUntil,
    quotation.warrantyMonths,
    facts?.certificates.join(', '),
    quotation.note,
  ])
  const bold = head.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const }))
  await writeSheet([bold, ...rows]).toFile(`${title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.xlsx`)
}
