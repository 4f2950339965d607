// Highlighting of query words.
import { folded } from '#kit/folded.ts'

type Part = { text: string; marked: boolean }

const words = /[\p{L}\p{N}]+/gu
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const wordMost = 200

/** Light stemming: `batteries` matches `battery`. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && word.endsWith('s') && !/(us|ss|is)$|\d/.test(word)) return word.slice(0, -1)
  return word
}

type QueryWords = { stems: Set<string>; prefix: string | undefined; runs: string[] }

function queryWords(query: string): QueryWords {
  const all = folded(query).match(words) ?? []
  const last = all.at(-1)
  return {
    stems: new Set(all.filter((word) => !han.test(word)).map(stem)),
    prefix: last && last.length > 2 && !han.test(last) ? last : undefined,
    runs: all.filter((word) => han.test(word)),
  }
}

function matches(word: string, { stems, prefix }: QueryWords): boolean {
  const plain = folded(word)
  return stems.has(stem(plain)) || (prefix !== undefined && plain.startsWith(prefix))
}

/** Chinese has no spaces. */
function markRuns(text: string, runs: string[]): Part[] {
  const found = runs.find((run) => text.includes(run))
  if (!found) return [{ text, marked: false }]
  return text.split(found).flatMap((piece, index) => {
    const mark = index > 0 ? [{ text: found, marked: true }] : []
    return piece ? [...mark, { text: piece, marked: false }] : mark
  })
}

function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    const before = result.at(-2)
    if (last && last.marked === part.marked) last.text += part.text
    else if (part.marked && last && before?.marked && last.text === ' ') {
      before.text += ` ${part.text}`
      result.pop()
    } else result.push({ ...part })
  }
  return result
}

/** The parts concatenate to `text`. */
export function marksIn(text: string, query: string): Part[] {
  const wordsOfQuery = queryWords(query.slice(0, wordMost))
  if (!wordsOfQuery.stems.size && !wordsOfQuery.runs.length) return [{ text, marked: false }]
  const parts: Part[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    if (index > from) parts.push({ text: text.slice(from, index), marked: false })
    if (han.test(word)) parts.push(...markRuns(word, wordsOfQuery.runs))
    else parts.push({ text: word, marked: matches(word, wordsOfQuery) })
    from = index + word.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false })
  return joined(parts)
}
