// Choice among overlapping phrases.
import { functionWords, languages, wordsOfOneLanguage } from './stems.ts'
import type { Word } from './words.ts'

/** Words [from, to). */
export type Candidate = {
  from: number
  to: number
  language: number
  rows: number[]
  isNeutral?: boolean
}

const UNCOVERED = 4
const SPAN = 1
const LAST_LANGUAGE = functionWords.length - 1

type Step = { cost: number; to: number; span: Candidate[] | undefined }

const skipped = new Set(functionWords.flatMap((words) => [...words]))

const isOfSite = ({ language }: Candidate): boolean => language < languages.length || language > LAST_LANGUAGE

export function cover(
  words: Word[],
  candidates: Candidate[],
  hint: number,
): { from: number; to: number; rows: number[] }[] {
  const own = bestPath(words, candidates.filter(isOfSite))
  const all = candidates.every(isOfSite) ? own : bestPath(words, candidates)
  return inOneLanguage(words, (all.cost < own.cost ? all : own).spans, hint)
}

function bestPath(words: Word[], candidates: Candidate[]): { cost: number; spans: Candidate[][] } {
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
    const skip = skipped.has(words[from]!.text) ? 0 : UNCOVERED
    let step: Step = { cost: best[from + 1]!.cost + skip, to: from + 1, span: undefined }
    for (const [to, span] of starting.get(from) ?? []) {
      const cost = best[to]!.cost + SPAN
      if (cost < step.cost || (cost === step.cost && to > step.to)) step = { cost, to, span }
    }
    best[from] = step
  }
  const spans: Candidate[][] = []
  for (let at = 0; at < words.length; at = best[at]!.to) if (best[at]!.span) spans.push(best[at]!.span!)
  return { cost: best[0]!.cost, spans }
}

function inOneLanguage(
  words: Word[],
  spans: Candidate[][],
  hint: number,
): { from: number; to: number; rows: number[] }[] {
  const known: number[] = []
  const telling: number[] = []
  for (const { text } of words) {
    const language = wordsOfOneLanguage.get(text)
    if (language !== undefined) telling[language] = (telling[language] ?? 0) + 1
  }
  for (const span of spans) {
    const words = span[0]!.to - span[0]!.from
    for (const language of new Set(span.map((one) => one.language))) {
      known[language] = (known[language] ?? 0) + words
      if (!span.some(({ isNeutral }) => isNeutral)) telling[language] = (telling[language] ?? 0) + words
    }
  }
  // "Rock" of "rock crusher" is no German skirt.
  const most = Math.max(0, ...languages.map((_, l) => telling[l] ?? 0))
  const isLikely = (one: Candidate): boolean =>
    isOfSite(one) || one.language === hint || one.isNeutral === true || telling[one.language]! > most
  return spans.flatMap((all) => {
    const likely = all.filter(isLikely)
    const span = likely.length > 0 || most > 0 ? likely : all
    return span.length > 0 ? [chosen(span, known, hint)] : []
  })
}

function chosen(span: Candidate[], known: number[], hint: number): { from: number; to: number; rows: number[] } {
  const most = Math.max(...span.map(({ language }) => known[language]!))
  const fitting = span.filter(({ language }) => known[language] === most)
  const hinted = fitting.filter(({ language }) => language === hint)
  const kept = hinted.length > 0 ? hinted : fitting
  const places = span.filter((one) => one.isNeutral && !kept.includes(one))
  return { from: span[0]!.from, to: span[0]!.to, rows: [...kept, ...places].flatMap(({ rows }) => rows) }
}
