// Readable address parts: any script to `a-z0-9-`. Runs in browsers too.

const special: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

/** Small letters without marks; Latin ones written out in `a-z`, others as they are. */
export function latin(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => special[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

/** Transliterates Latin letters with marks, drops what has no Latin form, at most `most` characters. */
export function slugOf(text: string, most = 80): string {
  return latin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '')
}
