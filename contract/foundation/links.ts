// The links in a text that somebody wrote: what pages make followable and what the server looks up. Without zod, so that every page may use it.

const address = /\bhttps?:\/\/[^\s<>"']+/gi

export type Link = { at: number; text: string; href: string }

/** Only http and https; a full stop or bracket at the end belongs to the sentence. `at`: where it begins. */
export function linksIn(text: string): Link[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const shown = found.replace(/[.,;:!?)\]}»”]+$/, '')
    const url = URL.parse(shown)
    return url ? [{ at: index, text: shown, href: url.href }] : []
  })
}
