// Rules of phone numbers and birth dates. No zod.
import { adultAge, phoneDigitsLeast, phoneDigitsMost } from '#contract/foundation/constants.ts'

export const phoneMessage = 'Invalid phone number, please check the format (e.g. + 1 12345678)'
export const birthDateMessage = 'Invalid date format, please check it (e.g. 1970-10-24)'

type PhoneTyped = { countryCode?: string | undefined; phoneNumber?: string | undefined }
type PhoneKept = { countryCode: string; phoneNumber: string }

/**
 * Normalized: leading plus, digits. `empty` without a number, `invalid` for an unknown dial code or a length outside 8
 * to 15 digits.
 */
export function phoneOf(typed: PhoneTyped, isDialCode: (digits: string) => boolean): PhoneKept | 'empty' | 'invalid' {
  const code = digitsOf(typed.countryCode ?? '')
  const number = digitsOf(typed.phoneNumber ?? '')
  if (/[^\d\s()+./-]/.test(`${typed.countryCode ?? ''}${typed.phoneNumber ?? ''}`)) return 'invalid'
  if (code !== '' && !isDialCode(code)) return 'invalid'
  if (number === '') return 'empty'
  if (code === '' || number.length < phoneDigitsLeast || number.length > phoneDigitsMost) return 'invalid'
  return { countryCode: `+${code}`, phoneNumber: number }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Undefined for a valid adult's date. `today` is YYYY-MM-DD. */
export function birthDateError(text: string, today: string): 'format' | 'age' | undefined {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return 'format'
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return 'format'
  const year = Number(today.slice(0, 4)) - adultAge
  return text <= `${year}${today.slice(4)}` ? undefined : 'age'
}
