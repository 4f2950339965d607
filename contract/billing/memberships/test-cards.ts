// Public test cards. No zod.

const testCards = [
  { number: '4242424242424242', token: 'pm_card_visa', outcome: 'succeeds', brand: 'visa' },
  { number: '5555555555554444', token: 'pm_card_mastercard', outcome: 'succeeds', brand: 'mastercard' },
  { number: '4000000000000002', token: 'pm_card_chargeDeclined', outcome: 'declined', brand: 'visa' },
  {
    number: '4000000000009995',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    outcome: 'insufficient',
    brand: 'visa',
  },
  { number: '4000002500003155', token: 'pm_card_authenticationRequired', outcome: 'secondStep', brand: 'visa' },
  { number: '4000000000000341', token: 'pm_card_chargeCustomerFail', outcome: 'declinedLater', brand: 'visa' },
  { number: '4000000000000119', token: 'pm_card_chargeDeclinedProcessingError', outcome: 'timeout', brand: 'visa' },
] as const
export type TestCard = (typeof testCards)[number]

type CardEntry = { number: string; expiry: string; code: string }
const cardErrors = ['number', 'expiry', 'expired', 'code', 'unknown'] as const
export type CardError = (typeof cardErrors)[number]

/** Stand-in for the provider's form. */
export function tokenFor({ number, expiry, code }: CardEntry, now: Date): { token: string } | { error: CardError } {
  const digits = number.replace(/[\s-]/g, '')
  if (!isCardNumber(digits)) return { error: 'number' }
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return { error: 'expiry' }
  if (Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) return { error: 'expired' }
  if (!/^\d{3,4}$/.test(code.trim())) return { error: 'code' }
  const card = testCards.find((one) => one.number === digits)
  return card ? { token: card.token } : { error: 'unknown' }
}

/** ISO/IEC 7812 (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
