// Default messages of field errors.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { FieldError, FieldErrorCode } from '#kit/field-errors.ts'

const messages: Record<FieldErrorCode, MessageDescriptor> = {
  required: msg`This field is required.`,
  tooShort: msg`At least {limit} characters.`,
  tooLong: msg`At most {limit} characters.`,
  tooSmall: msg`At least {limit}.`,
  tooLarge: msg`At most {limit}.`,
  tooFew: msg`Choose at least {limit}.`,
  tooMany: msg`Choose at most {limit}.`,
  number: msg`A number, for example 14200.5`,
  wholeNumber: msg`A whole number, for example 14200`,
  order: msg`The smaller number comes first`,
  ascending: msg`Must be larger than the one before.`,
  unit: msg`Choose unit and period.`,
  email: msg`This is not an e-mail address.`,
  emailEnding: msg`The part after the @ has no ending, for example .com or .cl`,
  website: msg`This is not the address of a website.`,
  phone: msg`Invalid phone number, please check the format (e.g. + 1 12345678)`,
  dialCode: msg`Invalid phone number, please check the format (e.g. + 1 12345678): the dial code of its country is missing or unknown`,
  date: msg`Invalid date format, please check it (e.g. 1970-10-24)`,
  age: msg`You must be 18 years old or more.`,
  year: msg`A year up to the present one`,
  oneLine: msg`One line only, without line breaks`,
  letters: msg`Invoices cannot print these letters. Write it in Latin letters, as it is registered.`,
  name: msg`A name, without a web address or a slash`,
  taken: msg`This is already taken.`,
  unknown: msg`This is not in the list. Choose another one.`,
  otherCountry: msg`This is not a state of the chosen country.`,
  broken: msg`This file is broken. Choose another one.`,
  notAccepted: msg`This was not accepted. Please check it.`,
}

/** `tiers.quantity`: every row of a list. */
export type ErrorMessages = Record<string, string | Partial<Record<FieldErrorCode, string>>>

export function useErrorMessages(own: ErrorMessages = {}): (name: string, error: FieldError) => string {
  const { i18n } = useLingui()
  const { formats } = useSite()
  return (name, { code, limit }) => {
    const said = own[name] ?? own[name.replace(/\.\d+/g, '')]
    const sentence = typeof said === 'string' ? said : said?.[code]
    if (sentence !== undefined) return sentence
    return i18n._({ ...messages[code], values: { limit: limit === undefined ? '' : formats.number(limit) } })
  }
}
