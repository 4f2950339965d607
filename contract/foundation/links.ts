// Links in user text. No zod.

const address =
  /\bhttps?:\/\/[^\s<>"'\u3000-\u3004\u3008-\u3020\uff01\uff08\uff09\uff0c\uff1a-\uff1f\uff3b\uff3d\uff5b-\uff65]+/gi

export type Link = { at: number; text: string; href: string }

/** A bracket that the address opened belongs to it. */
function withoutPunctuation(address: string): string {
  const shown = address.replace(/[.,;:!?\]}»”]+$/, '')
  if (!shown.endsWith(')') || shown.split('(').length >= shown.split(')').length) return shown
  return withoutPunctuation(shown.slice(0, -1))
}

/** Only http and https, without trailing punctuation. `at` is the start. */
export function linksIn(text: string): Link[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const shown = withoutPunctuation(found)
    const url = URL.parse(shown)
    return url ? [{ at: index, text: shown, href: url.href }] : []
  })
}
