// Cleaning of texts. No zod.

/** Control characters except tab and line breaks; invisible and bidi characters. Joiners stay: scripts need them. */
const control = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Also removes unpaired surrogates. */
export function cleaned(value: string): string {
  return value.toWellFormed().replace(control, '').trim()
}
