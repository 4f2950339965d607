// Word forms and compound splits.
const vowelForms: Record<string, string[]> = { i: ['o', 'e'], e: ['a', 'i'], o: ['i'], a: ['e'] }

/** Most candidates are not words. */
export function inflections(word: string): string[] {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return []
  const forms = (vowelForms[word.at(-1)!] ?? []).map((vowel) => word.slice(0, -1) + vowel)
  if (word.endsWith('e') && word.length >= 6) forms.push(word.slice(0, -1))
  if (/[lnrdjz]$/.test(word)) forms.push(`${word}e`)
  if (word.endsWith('z')) forms.push(`${word.slice(0, -1)}ce`)
  return forms
}

export function splits(word: string): [string, string][] {
  const ways: [string, string][] = []
  for (let i = 3; i + 3 <= word.length; i++) ways.push([word.slice(0, i), word.slice(i)])
  return ways.sort((a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length))
}
