// References validated against lists; collects field errors.
import { international, kept, phoneIn } from '#contract/foundation/phone-numbers.ts'
import { dialCodeMessage, phoneMessage } from '#contract/foundation/phones.ts'
import { Refusal } from '#kit/refusal.ts'
import { isOffered, nodeByID } from '#api/foundation/industries/lookup.ts'
import { countryByCode, dialCodeOf, isDialCode, stateByID, type Term } from '#api/foundation/reference/lookup.ts'

export type Phone = { countryCode: string; businessPhoneNumber: string; extension?: string }
type PhoneGiven = {
  countryCode?: string | undefined
  businessPhoneNumber?: string | undefined
  extension?: string | null | undefined
}

const noLongerOffered = 'is no longer offered'

export class FieldErrors {
  readonly fields: Record<string, string> = {}

  add(field: string, message: string): void {
    this.fields[field] ??= message
  }

  refuse(): void {
    if (Object.keys(this.fields).length > 0)
      throw new Refusal('ValidationError', 'Some fields are not valid', { fields: this.fields })
  }

  codes(
    field: string,
    terms: readonly Term[],
    given: readonly string[] | undefined,
    former: readonly string[] = [],
  ): void {
    for (const code of given ?? []) {
      const term = terms.find((one) => one.code === code)
      if (!term) this.add(field, 'is not in the list')
      else if (term.isRetired && !former.includes(code)) this.add(field, noLongerOffered)
    }
  }

  country(field: string, given: string | null | undefined): void {
    if (given && !countryByCode(given)) this.add(field, 'is not a country')
  }

  industry(field: string, given: string | undefined): void {
    if (given !== undefined && nodeByID(given)?.kind !== 'industry') this.add(field, 'is not an industry')
  }

  /** Ids from `industryId.categoryId`; `former` ones may stay, even retired. */
  categories(field: string, given: readonly string[], former: readonly string[] = []): string[] {
    const ids = given.map((pair) => {
      const [industryID = '', id = ''] = pair.split('.')
      const node = nodeByID(id)
      if (node?.kind !== 'category' || node.industry.id !== industryID)
        this.add(field, 'is not a category of the industry')
      else if (!isOffered(node) && !former.includes(id)) this.add(field, noLongerOffered)
      return id
    })
    return [...new Set(ids)]
  }

  phone(field: string, given: PhoneGiven | null | undefined, country?: string | null): Phone | null | undefined {
    if (!given) return given
    const { businessPhoneNumber: phoneNumber, extension } = given
    const countryCode = given.countryCode || dialCodeOf(country)
    const phone = phoneIn({ countryCode, phoneNumber, extension }, isDialCode)
    if (phone === 'dialCode' || phone === 'phone') this.add(field, phone === 'phone' ? phoneMessage : dialCodeMessage)
    if (typeof phone === 'string') return null
    const { phoneNumber: businessPhoneNumber, ...rest } = phone
    return { ...rest, businessPhoneNumber }
  }

  /** Sent states must belong to the country; stored ones are dropped with it. */
  state(field: string, given: string | null | undefined, former: string | null, country: string | null): string | null {
    const state = given === undefined ? former : given
    const fits = !state || stateByID(state)?.countryCode === country
    if (!fits && given !== undefined) this.add(field, 'is not a state of the country')
    return fits ? state || null : null
  }
}

export function phoneFor({ businessPhoneNumber, ...rest }: Phone) {
  const { phoneNumber, ...phone } = kept({ ...rest, phoneNumber: businessPhoneNumber })
  return { ...phone, businessPhoneNumber: phoneNumber, international: international({ ...phone, phoneNumber }) }
}
