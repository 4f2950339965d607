// Invoices as documents: totals on a page that exists, whatever the address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { BillingDetails } from '#contract/billing/memberships/fields.ts'
import { invoicePdf } from './invoice-pdf.ts'

async function pagesOf(name: string, address: string): Promise<number> {
  const pdf = await buffer(
    invoicePdf({
      kind: 'invoice',
      number: '2026-000006',
      date: '2026-11-27',
      content: {
        seller: { name: 'Seller', address: 'Tallinn', taxNumber: 'EE102345678', country: 'EE', bank: '' },
        buyer: { name, address, country: 'SA', taxNumber: '' },
        lines: [{ code: 'plan', tier: 'gold', amount: 142_800 }],
        net: 142_800,
        taxRate: 0,
        taxNote: 'outside',
        tax: 0,
        total: 142_800,
        method: 'card',
        locale: 'en',
        term: { from: '2026-11-27', to: '2027-11-27' },
      },
    }) as NodeJS.ReadableStream & AsyncIterable<Uint8Array>,
  )
  return Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
}

test('an ordinary invoice takes one page, an address of 200 lines as many as it needs', async () => {
  assert.equal(await pagesOf('شركة النور للتجارة', 'الرياض 11564'), 1)
  assert.equal(await pagesOf('Łódź', 'a\n'.repeat(200)), 5)
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
