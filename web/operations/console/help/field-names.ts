// Field names of a help request.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { HelpRequestDetail } from '#contract/operations/need-help/need-help.ts'

type HelpRequestField = HelpRequestDetail['answers'][number]['field']
export type HelpRequestPart = 'contact' | 'buy' | 'sell'

const names: Partial<Record<HelpRequestField, ReturnType<typeof msg>>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  businessName: msg`Business name`,
  businessType: msg`Business type`,
  website: msg`Website`,
  jobPosition: msg`Job position`,
  address: msg`Address`,
  zipcode: msg`ZIP code`,
  city: msg`City`,
  usaState: msg`State (USA)`,
  country: msg`Country`,
  companyPhone: msg`Company phone`,
  companyFax: msg`Company fax`,
  totalEmployees: msg`Total employees`,
  salesEmployees: msg`Employees in sales`,
  mobilePhone: msg`Mobile phone`,
  email: msg`E-mail`,
  moreInfoBuy: msg`More`,
  moreInfoSell: msg`More`,
}

export function partOf(field: HelpRequestField): HelpRequestPart {
  return /^buy|Buy$/.test(field) ? 'buy' : /^sell|Sell$/.test(field) ? 'sell' : 'contact'
}

export function useFieldNames(): (field: HelpRequestField) => string {
  const { t, i18n } = useLingui()
  return (field) => {
    const name = names[field]
    const at = field.slice(-1)
    return name ? i18n._(name) : t`Product ${at}`
  }
}
