// Phone numbers as people write them. No metadata of countries.
import { phoneDigitsLeast, phoneDigitsMost } from './constants.ts'
import { plain } from './numbers.ts'

export const phoneMessage = 'Invalid phone number, please check the format (e.g. + 1 12345678)'
export const dialCodeMessage = `${phoneMessage}: the dial code of its country is missing or unknown`

export type PhoneTyped = {
  countryCode?: string | undefined
  phoneNumber?: string | undefined
  extension?: string | null | undefined
}
/** Dial code with its plus and national digits: together E.164. */
export type Phone = { countryCode: string; phoneNumber: string; extension?: string }
export type PhoneFault = 'empty' | 'dialCode' | 'phone'
export type IsDialCode = (digits: string) => boolean

const extension =
  /^(.*?\d[^\p{L}#;]*?)[\s,;(]*(?:;ext=|ext(?:ension|ensión|n)?|int(?:erno|erior)?|доб(?:авочный)?|转|轉|分机|分機|内线|內線|x|#|anexo|ramal|poste|durchwahl|dw)[\s.:=]*(\d{1,7})[\s)]*$/iu

/** `ext. 12`, `int. 5`, `доб. 3`, `转 8`, `;ext=4`. */
export function splitPhone(text: string): { number: string; extension?: string } {
  const [, number, digits] = extension.exec(plain(text)) ?? []
  return number && digits ? { number: number.trim(), extension: digits } : { number: plain(text) }
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** International with a leading plus: `0044`, and `011` from America. */
export function withPlus(number: string, code: string): string {
  return number.replace(code === '1' ? /^(?:00|011)(?=[\s\d])/ : /^00(?=[\s\d])/, '+')
}

/** A first look, by digits alone; `phoneIn` of phone-numbers.ts judges. */
export function phoneFault(typed: PhoneTyped, isDialCode: IsDialCode): PhoneFault | undefined {
  const code = onlyDigits(plain(typed.countryCode ?? ''))
  const { number } = splitPhone(typed.phoneNumber ?? '')
  if (/[^\d\s()+./\-–]/.test(`${plain(typed.countryCode ?? '')}${number}`)) return 'phone'
  if (code !== '' && !isDialCode(code)) return 'dialCode'
  const digits = onlyDigits(number)
  if (digits === '') return number === '' ? 'empty' : 'phone'
  const isInternational = withPlus(number, code).startsWith('+')
  if (!isInternational && code === '') return 'dialCode'
  const all = isInternational ? digits.length - 1 : digits.length + code.length - 1
  return all < phoneDigitsLeast || digits.length > phoneDigitsMost + (isInternational ? 3 : 0) ? 'phone' : undefined
}

export function telOf({
  countryCode,
  phoneNumber,
  extension,
}: Pick<PhoneTyped, 'extension'> & { countryCode: string; phoneNumber: string }): string {
  return `tel:+${onlyDigits(countryCode + phoneNumber)}${extension ? `;ext=${extension}` : ''}`
}

export function telOfLine(line: string): string | undefined {
  const { number, extension } = splitPhone(line)
  const whole = withPlus(number.replace('(0)', ''), '')
  if (!whole.startsWith('+')) return undefined
  return `tel:+${onlyDigits(whole)}${extension ? `;ext=${extension}` : ''}`
}
