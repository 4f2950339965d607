// Check digits of identification numbers.

export function weighed(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0)
}

/** Last digit is the check digit. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** ISO 7064, MOD 97-10. */
export function isMod97(text: string): boolean {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** Check digit last; 11 is written as 0, 10 does not occur. */
export function isMod11(digits: string, weights: readonly number[]): boolean {
  const check = (11 - (weighed(digits, weights) % 11)) % 11
  return check < 10 && check === Number(digits.at(-1))
}
