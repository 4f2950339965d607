// Links in user text. No zod.

const address = /\bhttps?:\/\/[^\s<>"']+/gi

export type Link = { at: number; text: string; href: string }

/** Only http and https, without trailing punctuation. `at` is the start. */
export function linksIn(text: string): Link[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const shown = found.replace(/[.,;:!?)\]}»”]+$/, '')
    const url = URL.parse(shown)
    return url ? [{ at: index, text: shown, href: url.href }] : []
  })
}
