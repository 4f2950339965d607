// Cleaning of texts. For server and pages; without zod.

/** Control characters except tab and line breaks; invisible and direction-changing characters. Joiners stay: scripts need them. */
const control = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Trimmed, without control characters (tab and line breaks aside), unseen ones or unpaired surrogates. */
export function cleaned(value: string): string {
  return value.toWellFormed().replace(control, '').trim()
}
