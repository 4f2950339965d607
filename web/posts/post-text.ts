// The beginning of a post's text. Pure: whatever stands in it stays text.

const shortMost = 480 // characters
const linesMost = 8

/** The beginning of a long text, cut between words; a text that is not long comes back as it is. */
export function shortOf(text: string): string {
  const lines = text.split('\n').slice(0, linesMost).join('\n')
  if (lines.length === text.length && text.length <= shortMost) return text
  if (lines.length <= shortMost) return lines
  const cut = lines.slice(0, shortMost)
  const space = cut.lastIndexOf(' ')
  return (space > shortMost / 2 ? cut.slice(0, space) : cut).trimEnd()
}
