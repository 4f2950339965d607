// Initials and tint of a name.

const legalForms =
  /[\s,]+(?:inc|incorporated|ltd|limited|llc|plc|corp|corporation|co|company|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|oy|as|asa|aps|kk|pte|pvt|bhd|sdn|group|holding)\.?$/i

/** First and last word. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '')
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}

export function companyInitialsOf(name: string): string {
  let words = name.replace(/\b([a-z])\.(?=[a-z]\b)/gi, '$1').trim()
  for (let shorter = ''; (shorter = words.replace(legalForms, '')) !== words && shorter !== '';) words = shorter
  const letters = words.split(/[\s-]+/).flatMap((word) => [...word].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? [])
  return (letters.length > 1 ? letters.slice(0, 2).join('') : [...words].slice(0, 2).join('')).toUpperCase()
}

/** `data-tint` of base.css. */
export function tintOf(id: string): number {
  return (id.charCodeAt(id.length - 1) || 0) % 4
}
