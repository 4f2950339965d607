// Cleaning of texts. No zod.

/** Control, invisible and bidi characters. Joiners stay: scripts need them. */
const control = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Letters without a drawing: Hangul fillers, the Braille blank. */
const looksEmpty = /^[\s\u115f\u1160\u2800\u3164\uffa0]+$/u

/** Also removes unpaired surrogates. */
export function cleaned(value: string): string {
  const text = value.toWellFormed().replace(control, '').trim()
  return looksEmpty.test(text) ? '' : text
}
