// URL slugs: any script to `a-z0-9-`. Runs in browsers.

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

export function latin(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => special[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

export function slugOf(text: string, most = 80): string {
  return latin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '')
}
