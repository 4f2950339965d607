// Worldwide company numbers: LEI and D-U-N-S.
import { isMod97 } from './check-digits.ts'
import { plainNumber } from './register-numbers.ts'

/** ISO 17442, check digits by ISO 7064, MOD 97-10. */
export function isLei(text: string): boolean {
  const plain = plainNumber(text)
  return /^[A-Z0-9]{18}\d{2}$/.test(plain) && isMod97(plain)
}

/** Nine digits; no check digit since 2006. */
export function isDuns(text: string): boolean {
  return /^\d{9}$/.test(plainNumber(text)) && !/^0+$/.test(plainNumber(text))
}

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** `https://www.Example.com/x` → `example.com`; undefined for non-domains. */
export function domainIn(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  const host = URL.parse(/^https?:\/\//.test(typed) ? typed : `https://${typed}`)
    ?.hostname.replace(/^www\./, '')
    .replace(/\.$/, '')
  const labels = host?.split('.') ?? []
  const isName = labels.length >= 2 && labels.every((one) => label.test(one)) && /[a-z]/.test(labels.at(-1)!)
  return isName && host!.length <= 253 ? host : undefined
}
