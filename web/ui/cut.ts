// Truncation in code points, at word boundaries if any.

/** Words longer than half of `most`, and Chinese, are cut anywhere. */
export function beginningOf(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const head = characters.slice(0, most)
  if (/[\s\p{Script=Han}]/u.test(characters[most]!)) return head.join('')
  const space = head.findLastIndex((character) => /\s/.test(character))
  return head.slice(0, space > most / 2 ? space : most).join('')
}

/** White space collapses; an ellipsis follows only a cut. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const head = beginningOf(line, most)
  return head === line ? line : `${head.trimEnd()}…`
}

/** Line breaks stay; the rest is empty if all fits. */
export function split(text: string, most: number): [head: string, tail: string] {
  const head = beginningOf(text, most)
  return [head, text.slice(head.length)]
}
