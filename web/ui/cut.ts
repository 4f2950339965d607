// Texts cut to a number of characters. Counts what a reader sees as characters; no markup.

/** At most `most` characters of `text`, white space as single blanks; an ellipsis follows only when it was cut. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= most ? line : `${characters.slice(0, most).join('').trimEnd()}…`
}

/** `text` in two: the first `most` characters and the rest, which is empty when all fits. Line breaks stay. */
export function split(text: string, most: number): [head: string, tail: string] {
  const characters = [...text]
  return [characters.slice(0, most).join(''), characters.slice(most).join('')]
}
