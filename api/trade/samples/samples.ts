// Calls of samples.
import { samplePageSize } from '#contract/foundation/constants.ts'
import type { SampleDetails } from '#contract/trade/samples/fields.ts'
import type { samples as contract } from '#contract/trade/samples/samples.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { countryByCode, currencies } from '#api/foundation/reference/lookup.ts'
import { sideOf } from '#api/trade/inquiries/lookup.ts'
import { listSamples, type SampleRow } from './queries.ts'
import { samplesOf, shownOf, sideIn } from './reading.ts'
import { request, take } from './steps.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async ofThread(context, { params, query }) {
    return { data: await samplesOf(context, params.rid, query.bid) }
  },

  async list(context, { query: { bid, role, state, nextID } }) {
    const actor = sideOf(context, bid)
    const rows = await listSamples(context.pool, { actorID: actor.id, role, state, before: nextID })
    const page = rows.slice(0, samplePageSize)
    return {
      data: await shownOf(context, page, (row) => sideIn(row, actor)),
      nextID: rows.length > samplePageSize ? page.at(-1)!.id : null,
    }
  },

  request,

  async qualify(context, asked) {
    const { purpose, language, ...details } = asked.body
    checkDetails(asked.body)
    const stored = storedOf(details)
    return take(context, asked, {
      action: 'qualify',
      words: purpose,
      language,
      change: { ...stored, purpose, address: JSON.stringify(stored.address) },
      isSame: (row) => isSame(row, { purpose, ...stored }),
    })
  },

  async approve(context, asked) {
    const { fee = null, currency = null, note, language, qualifiedAt } = asked.body
    if (currency && !currencies.some(({ code }) => code === currency)) refuse({ currency: 'is not in the list' })
    if (fee && !currency) refuse({ currency: 'is missing' })
    const change = { fee, currency: fee ? currency : null }
    const read = Date.parse(qualifiedAt)
    return take(context, asked, { action: 'approve', words: note, language, change, read })
  },

  decline(context, asked) {
    const { reason, language } = asked.body
    return take(context, asked, { action: 'decline', words: reason, language, change: { reason } })
  },

  ship(context, asked) {
    const { note, language, carrier, tracking } = asked.body
    return take(context, asked, { action: 'ship', words: note, language, change: { carrier, tracking } })
  },

  receive(context, asked) {
    const { note, language } = asked.body
    return take(context, asked, { action: 'receive', words: note, language, change: {} })
  },

  conclude(context, asked) {
    const { note, language, outcome } = asked.body
    return take(context, asked, { action: 'conclude', words: note, language, change: { outcome } })
  },

  withdraw(context, asked) {
    const { note, language } = asked.body
    return take(context, asked, { action: 'withdraw', words: note, language, change: { reason: note } })
  },
}

type Details = Omit<SampleDetails, 'purpose' | 'language'>

function storedOf({ address, freightAccount, ...same }: Details) {
  const { receiver, street, place, postcode, phone, country } = address
  return {
    ...same,
    countryCode: country,
    freightAccount: freightAccount ?? null,
    address: { receiver, street, place, postcode: postcode ?? '', phone: phone ?? '' },
  }
}

function checkDetails({ address, freight, freightAccount }: SampleDetails): void {
  if (!countryByCode(address.country)) refuse({ 'address.country': 'is not a country' })
  if (freight === 'supplier' && freightAccount) refuse({ freightAccount: 'is only for freight that the buyer pays' })
}

function isSame(row: SampleRow, given: ReturnType<typeof storedOf> & { purpose: string }): boolean {
  const { address } = row
  const { address: wanted, countryCode, ...same } = given
  const isSameAddress =
    address !== null && Object.entries(wanted).every(([key, value]) => address[key as keyof typeof wanted] === value)
  const plain = Object.entries(same) as [keyof typeof same, unknown][]
  return isSameAddress && row.country === countryCode && plain.every(([key, value]) => row[key] === value)
}

function refuse(fields: Record<string, string>): never {
  throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}
