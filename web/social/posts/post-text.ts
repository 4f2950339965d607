// Beginning of a post's text.
import { beginningOf } from '#web/ui/cut.ts'

const shortMost = 480 // characters
const linesMost = 8

export function shortOf(text: string): string {
  const lines = text.split('\n').slice(0, linesMost).join('\n')
  if (lines.length === text.length && text.length <= shortMost) return text
  return lines.length <= shortMost ? lines : beginningOf(lines, shortMost).trimEnd()
}
