// Exclusions of a question: `-dell`, `without`, `free of`.
import type { Range } from './filler.ts'

export type Exclusion = Range & {
  text: string
  isSaid: boolean
}

const minus = /(?<=\s)-(\p{L}[\p{L}\p{N}]{1,})(?=\s|$)/gu
const denied =
  /(?<![\p{L}\p{N}])(?:without|free (?:of|from)|excluding|not|sin|senza|ohne|sans|sem|kein|keine)\s+([\p{L}\p{N}-]{2,})|(?:不含|不带)(\p{Script=Han}{1,4})/giu

export function exclusionsIn(text: string): Exclusion[] {
  const signed = [...text.matchAll(minus)].map((match) => exclusionOf(match, false))
  const said = [...text.matchAll(denied)].filter(({ index }) => index > 0).map((match) => exclusionOf(match, true))
  return [...signed, ...said]
}

function exclusionOf({ 0: found, 1: word, 2: run, index }: RegExpExecArray, isSaid: boolean): Exclusion {
  return { start: index, end: index + found.length, text: word ?? run!, isSaid }
}
