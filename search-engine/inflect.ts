// Other forms of one word that a light plural misses: Spanish -es, Italian vowels; and where a word may be parted.
const swapped: Record<string, string[]> = { i: ['o', 'e'], e: ['a', 'i'], o: ['i'], a: ['e'] }

/** Forms that may mean the same as the folded word; most of them are no word at all and will not be found. */
export function inflections(word: string): string[] {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return []
  const forms = (swapped[word.at(-1)!] ?? []).map((vowel) => word.slice(0, -1) + vowel)
  if (word.endsWith('e') && word.length >= 6) forms.push(word.slice(0, -1))
  if (/[lnrdjz]$/.test(word)) forms.push(`${word}e`)
  if (word.endsWith('z')) forms.push(`${word.slice(0, -1)}ce`)
  return forms
}

/** The ways to part a word in two of at least three signs each, the most even first. */
export function splits(word: string): [string, string][] {
  const ways: [string, string][] = []
  for (let i = 3; i + 3 <= word.length; i++) ways.push([word.slice(0, i), word.slice(i)])
  return ways.sort((a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length))
}
