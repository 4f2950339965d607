// Help request fields; only phone and email are required.
import * as z from 'zod'
import {
  helpRequestLineMost,
  helpRequestPhoneMost,
  helpRequestTextMost,
  personNameMost,
} from '#contract/foundation/constants.ts'
import { clearable, Email, line, oneLine, reference } from '#contract/foundation/fields.ts'
import { phoneFault, phoneMessage } from '#contract/foundation/phones.ts'
import { CountryCode, text } from '#contract/foundation/shapes.ts'

/** The chosen country's code, or none, is added later. */
function isPhoneLine(value: string): boolean {
  return value === '' || phoneFault({ countryCode: '1', phoneNumber: value }, () => true) === undefined
}
const phoneLine = oneLine(helpRequestPhoneMost).refine(isPhoneLine, { error: phoneMessage, params: { code: 'phone' } })
const Phone = clearable(phoneLine)
const asNumber = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value)
const People = clearable(
  z.preprocess(
    (value: number | string) => asNumber(value),
    z.int('must be a whole number').min(0, 'must not be negative').max(10_000_000),
  ),
)
const Choice = clearable(reference('id', oneLine(helpRequestLineMost))).describe('an industry by its id, or words')
const More = clearable(text(helpRequestTextMost))

export const NewHelpRequest = z.object({
  firstName: line(personNameMost),
  lastName: line(personNameMost),
  businessName: line(helpRequestLineMost),
  businessType: clearable(reference('code', z.string().max(2))),
  website: line(200),
  jobPosition: clearable(reference('jobPositionID', z.string().max(40))),
  address: line(200),
  zipcode: line(20),
  city: line(helpRequestLineMost),
  usaState: clearable(reference('stateID', z.string().max(10))).describe('one of the 50 states, or DC'),
  country: clearable(reference('code', CountryCode)),
  companyPhone: phoneLine,
  companyFax: Phone,
  totalEmployees: People,
  salesEmployees: People,
  mobilePhone: Phone,
  email: Email,
  buyProduct1: Choice,
  buyProduct2: Choice,
  buyProduct3: Choice,
  buyProduct4: Choice,
  moreInfoBuy: More,
  sellProduct1: Choice,
  sellProduct2: Choice,
  sellProduct3: Choice,
  sellProduct4: Choice,
  moreInfoSell: More,
})
export type NewHelpRequest = z.output<typeof NewHelpRequest>

const territoriesAndForces = ['US-AA', 'US-AE', 'US-AP', 'US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI']
export function isStateOfUSA(stateID: string): boolean {
  return /^US-[A-Z]{2}$/.test(stateID) && !territoriesAndForces.includes(stateID)
}
