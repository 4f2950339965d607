// Global Trade Item Numbers of GS1: check digit, Digital Link address. No zod.

const lengths = [8, 12, 13, 14]

/** GS1 General Specifications 7.9: weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

export function isGtin(value: string): boolean {
  if (!/^\d+$/.test(value) || !lengths.includes(value.length) || /^0+$/.test(value)) return false
  return checkDigitOf(value.slice(0, -1)) === Number(value.at(-1))
}

/** Fourteen digits name one item, however it was written. */
export function wholeGtin(value: string): string {
  return value.padStart(14, '0')
}

/** Path of a GS1 Digital Link (1.4): application identifier 01. */
export function digitalLinkOf(gtin: string): string {
  return `/01/${wholeGtin(gtin)}`
}
