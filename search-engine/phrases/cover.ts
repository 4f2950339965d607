// Choice among overlapping phrases.
import { functionWords } from './stems.ts'
import type { Word } from './words.ts'

/** Words [from, to). */
export type Candidate = { from: number; to: number; language: number; rows: number[] }

const UNCOVERED = 4
const SPAN = 1

type Step = { cost: number; to: number; span: Candidate[] | undefined }

function isFunctionWord({ text }: Word): boolean {
  return functionWords.some((words) => words.has(text))
}

export function cover(
  words: Word[],
  candidates: Candidate[],
  hint: number,
): { from: number; to: number; rows: number[] }[] {
  const starting = new Map<number, Map<number, Candidate[]>>()
  for (const candidate of candidates) {
    const ends = starting.get(candidate.from) ?? new Map<number, Candidate[]>()
    starting.set(candidate.from, ends)
    const same = ends.get(candidate.to)
    if (same) same.push(candidate)
    else ends.set(candidate.to, [candidate])
  }
  const best: Step[] = Array.from({ length: words.length + 1 }, () => ({ cost: 0, to: 0, span: undefined }))
  for (let from = words.length - 1; from >= 0; from--) {
    const skip = isFunctionWord(words[from]!) ? 0 : UNCOVERED
    let step: Step = { cost: best[from + 1]!.cost + skip, to: from + 1, span: undefined }
    for (const [to, span] of starting.get(from) ?? []) {
      const cost = best[to]!.cost + SPAN
      if (cost < step.cost || (cost === step.cost && to > step.to)) step = { cost, to, span }
    }
    best[from] = step
  }
  const spans: Candidate[][] = []
  for (let at = 0; at < words.length; at = best[at]!.to) if (best[at]!.span) spans.push(best[at]!.span!)
  return inOneLanguage(spans, hint)
}

/** Keeps the languages that know most words. */
function inOneLanguage(spans: Candidate[][], hint: number): { from: number; to: number; rows: number[] }[] {
  const known: number[] = []
  for (const span of spans) {
    const counted = new Set(span.map(({ language }) => language))
    for (const language of counted) known[language] = (known[language] ?? 0) + span[0]!.to - span[0]!.from
  }
  return spans.map((span) => {
    const most = Math.max(...span.map(({ language }) => known[language]!))
    const fitting = span.filter(({ language }) => known[language] === most)
    const hinted = fitting.filter(({ language }) => language === hint)
    const kept = hinted.length > 0 ? hinted : fitting
    return { from: span[0]!.from, to: span[0]!.to, rows: kept.flatMap(({ rows }) => rows) }
  })
}
