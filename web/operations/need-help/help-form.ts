// Help request schema and values.
import * as z from 'zod'
import { isStateOfUSA, NewHelpRequest } from '#contract/operations/need-help/fields.ts'
import type { OwnProfile } from '#contract/identity/people/people.ts'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { checkedBy, checkedText, numberText } from '#web/foundation/form/codecs.ts'

const { shape } = NewHelpRequest
const helpRequestTypes = ['both', 'buy', 'sell'] as const
export const choices = [1, 2, 3, 4] as const

export function helpForm(decimal: Decimal) {
  const people = numberText(decimal, { whole: true })
  return z
    .object({
      helpRequestType: z.enum(helpRequestTypes),
      firstName: checkedText(shape.firstName),
      lastName: checkedText(shape.lastName),
      businessName: checkedText(shape.businessName),
      businessType: checkedText(shape.businessType),
      website: checkedText(shape.website),
      jobPosition: checkedText(shape.jobPosition),
      address: checkedText(shape.address),
      zipcode: checkedText(shape.zipcode),
      city: checkedText(shape.city),
      usaState: checkedText(shape.usaState),
      country: checkedText(shape.country),
      companyPhone: checkedText(shape.companyPhone),
      companyFax: checkedText(shape.companyFax),
      totalEmployees: checkedBy(people, shape.totalEmployees),
      salesEmployees: checkedBy(people, shape.salesEmployees),
      mobilePhone: checkedText(shape.mobilePhone),
      email: checkedText(shape.email),
      buyProduct1: checkedText(shape.buyProduct1),
      buyProduct2: checkedText(shape.buyProduct2),
      buyProduct3: checkedText(shape.buyProduct3),
      buyProduct4: checkedText(shape.buyProduct4),
      moreInfoBuy: checkedText(shape.moreInfoBuy),
      sellProduct1: checkedText(shape.sellProduct1),
      sellProduct2: checkedText(shape.sellProduct2),
      sellProduct3: checkedText(shape.sellProduct3),
      sellProduct4: checkedText(shape.sellProduct4),
      moreInfoSell: checkedText(shape.moreInfoSell),
    })
    .transform(({ helpRequestType, ...form }) => {
      const left = helpRequestType === 'buy' ? 'sell' : helpRequestType === 'sell' ? 'buy' : undefined
      const isLeft = (field: string) =>
        left !== undefined && new RegExp(`^(${left}Product|moreInfo${left}$)`, 'i').test(field)
      const sent = { ...form, usaState: form.country && form.country !== 'US' ? '' : form.usaState }
      return Object.fromEntries(
        Object.entries(sent).map(([field, value]) => [field, isLeft(field) ? '' : value]),
      ) as typeof form
    })
}
export type HelpValues = z.input<ReturnType<typeof helpForm>>

export function helpValues(country: string, profile?: OwnProfile): HelpValues {
  const empty = Object.fromEntries(NewHelpRequest.keyof().options.map((field) => [field, '']))
  return {
    ...(empty as Omit<HelpValues, 'helpRequestType'>),
    helpRequestType: 'both',
    ...(profile && knownOf(profile)),
    country,
  }
}

function knownOf({
  firstName,
  lastName,
  email,
  companyName,
  businessType,
  jobPosition,
  city,
  state,
  mobilePhone,
}: OwnProfile) {
  return {
    firstName,
    lastName,
    email: email ?? '',
    businessName: companyName ?? '',
    businessType: businessType?.code ?? '',
    jobPosition: jobPosition?.jobPositionID ?? '',
    city: city ?? '',
    usaState: state && isStateOfUSA(state.stateID) ? state.stateID : '',
    mobilePhone: mobilePhone?.international ?? '',
  }
}
