// Phone numbers by the rules of their countries. Pages load it late: it brings metadata.
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneDigitsLeast, phoneDigitsMost } from './constants.ts'
import {
  onlyDigits,
  type IsDialCode,
  type Phone,
  type PhoneFault,
  phoneFault,
  type PhoneTyped,
  splitPhone,
  withPlus,
} from './phones.ts'
import { plain } from './numbers.ts'

/** A dial code within the number wins over the chosen one. Lengths unknown to a country pass with 8 to 15 digits. */
export function phoneIn(typed: PhoneTyped, isDialCode: IsDialCode): Phone | PhoneFault {
  const fault = phoneFault(typed, isDialCode)
  if (fault) return fault
  const code = onlyDigits(plain(typed.countryCode ?? ''))
  const { number, extension = typed.extension } = splitPhone(typed.phoneNumber ?? '')
  const found = parsed(number, code)
  if (!found || !isDialCode(found.countryCallingCode)) return 'dialCode'
  const { length } = found.nationalNumber
  if (!found.isValid() && (length < phoneDigitsLeast || length > phoneDigitsMost)) return 'phone'
  return {
    countryCode: `+${found.countryCallingCode}`,
    phoneNumber: found.nationalNumber,
    ...(extension && { extension }),
  }
}

function parsed(number: string, code: string): PhoneNumber | undefined {
  const text = withPlus(number, code).replace('(0)', code === '39' || /^(\+|00)39/.test(number) ? '0' : '')
  return parsePhoneNumberFromString(text, { ...(code && { defaultCallingCode: code }), extract: false })
}

export function phoneLineIn(line: string, code = ''): Phone | undefined {
  const phone = phoneIn({ countryCode: code, phoneNumber: line }, () => true)
  return typeof phone === 'string' ? undefined : phone
}

/** Stored before numbers were read: trunk prefixes and repeated dial codes go. */
export function kept(phone: Phone): Phone {
  const read = phoneIn(phone, () => true)
  return typeof read === 'string' ? phone : read
}

export function international(phone: Phone): string {
  const { countryCode, phoneNumber, extension } = phone
  const written = parsed(phoneNumber, onlyDigits(countryCode))?.formatInternational() ?? `${countryCode} ${phoneNumber}`
  return extension ? `${written} ext. ${extension}` : written
}
