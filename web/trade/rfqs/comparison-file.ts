// Comparison as a spreadsheet. Lazy.
import { nameOf } from '#web/identity/actors/card.tsx'
import type { Column } from './ComparisonTable.tsx'

type Comparison = {
  title: string
  names: string[]
  columns: Column[]
  currency: string
  unit: string
}

export async function saveComparison({ title, names, columns, currency, unit }: Comparison): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/browser')
  const [supplier, unitPrice, total, ...others] = names
  const head = [supplier, `${unitPrice} (${currency}/${unit})`, `${total} (${currency})`, ...others]
  const rows = columns.map(({ supplier: { business }, quotation, offer }) => [
    business ? nameOf(business) : null,
    offer.unitPrice,
    offer.total,
    quotation.minimumOrder,
    quotation.leadTime,
    quotation.incoterm && `${quotation.incoterm.code} ${quotation.place}`.trim(),
    quotation.paymentTerms,
    quotation.validUntil,
    quotation.note,
  ])
  const bold = head.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const }))
  await writeSheet([bold, ...rows]).toFile(`${title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.xlsx`)
}
