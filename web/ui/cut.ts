// Texts cut to a number of characters (code points), between words where the text has any.

/** At most `most` characters from the start of `text`. A word longer than half of that, and Chinese, are cut anywhere. */
export function beginningOf(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const head = characters.slice(0, most)
  if (/[\s\p{Script=Han}]/u.test(characters[most]!)) return head.join('')
  const space = head.findLastIndex((character) => /\s/.test(character))
  return head.slice(0, space > most / 2 ? space : most).join('')
}

/** At most `most` characters of `text`, white space as single blanks; an ellipsis follows only when it was cut. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const head = beginningOf(line, most)
  return head === line ? line : `${head.trimEnd()}…`
}

/** `text` in two: its beginning of at most `most` characters and the rest, which is empty when all fits. Line breaks stay. */
export function split(text: string, most: number): [head: string, tail: string] {
  const head = beginningOf(text, most)
  return [head, text.slice(head.length)]
}
