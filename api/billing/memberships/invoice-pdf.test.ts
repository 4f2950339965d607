// Invoices as PDF.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { BillingDetails } from '#contract/billing/memberships/fields.ts'
import type { InvoiceContent } from './books-queries.ts'
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.ts'

async function printed(content: Partial<InvoiceContent> = {}, kind: PrintedInvoice['kind'] = 'invoice') {
  const pdf = invoicePdf({
    kind,
    number: '2026-000007',
    date: '2026-11-27',
    content: {
      seller: { name: 'Seller', address: 'Tallinn', taxNumber: 'EE102345678', country: 'EE', bank: '' },
      buyer: { name: 'Ledger Works', address: 'Mill Road 1', country: 'SA', taxNumber: '' },
      lines: [{ code: 'plan', tier: 'gold', amount: 142_800 }],
      net: 142_800,
      taxRate: 0,
      taxNote: 'outside',
      tax: 0,
      total: 142_800,
      method: 'card',
      locale: 'en',
      term: { from: '2026-11-27', to: '2027-11-27' },
      ...content,
    },
  })
  return (await buffer(pdf as NodeJS.ReadableStream & AsyncIterable<Uint8Array>)).toString('latin1')
}

async function pagesOf(name: string, address: string): Promise<number> {
  const buyer = { name, address, country: 'SA', taxNumber: '' }
  return Number(/\/Type \/Pages\n\/Count (\d+)/.exec(await printed({ buyer }))?.[1])
}

function titleOf(pdf: string): string {
  const object = /\/Title (\d+) 0 R/.exec(pdf)![1]
  const literal = new RegExp(`\\n${object} 0 obj\\n\\(((?:\\\\[^]|[^)\\\\])*)\\)`).exec(pdf)![1]!
  const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const written = literal.replace(/\\([^])/g, (_, sign: string) => signs[sign] ?? sign)
  if (!written.startsWith('\u00fe\u00ff')) return written
  return Buffer.from(written.slice(2), 'latin1').swap16().toString('utf16le')
}

test('an ordinary invoice takes one page, an address of 200 lines as many as it needs', async () => {
  assert.equal(await pagesOf('شركة النور للتجارة', 'الرياض 11564'), 1)
  assert.equal(await pagesOf('Łódź', 'a\n'.repeat(200)), 5)
})

test('a correction is named as such on both documents, in the language of the purchase', async () => {
  const corrects = '2026-000006'
  const lines = [{ code: 'cancellation' as const, tier: 'gold', amount: -142_800 }]
  const titles: Record<string, [string, string]> = {
    en: ['Credit note (cancellation) 2026-000007', 'Corrected invoice 2026-000007'],
    es: ['Nota de crédito (anulación) 2026-000007', 'Factura rectificativa 2026-000007'],
    it: ['Nota di credito (storno) 2026-000007', 'Fattura sostitutiva 2026-000007'],
    zh: ['贷项通知单（作废） 2026-000007', '更正发票 2026-000007'],
    de: ['Stornorechnung 2026-000007', 'Korrigierte Rechnung 2026-000007'],
  }
  for (const [locale, [note, invoice]] of Object.entries(titles)) {
    assert.equal(titleOf(await printed({ locale, corrects, lines }, 'creditNote')), note)
    assert.equal(titleOf(await printed({ locale, corrects })), invoice)
  }
  const refund = [{ code: 'refund' as const, tier: 'gold', amount: -100 }]
  assert.equal(titleOf(await printed({ corrects, lines: refund }, 'creditNote')), 'Credit note 2026-000007')
  assert.equal(titleOf(await printed()), 'Invoice 2026-000007')
})

test('names in letters without a typeface are asked for in Latin ones', () => {
  const details = { name: 'Nino', address: 'Tbilisi', country: 'GE', taxNumber: '' }
  for (const name of ['Łódź', 'شركة النور', 'श्री राम', '深圳水泵'])
    assert.equal(BillingDetails.safeParse({ ...details, name }).success, true, name)
  for (const wrong of [{ name: 'შპს თბილისი' }, { address: 'თბილისი 5' }]) {
    const [issue] = BillingDetails.safeParse({ ...details, ...wrong }).error!.issues
    assert.equal(issue?.code === 'custom' && issue.params?.['code'], 'letters')
  }
})
