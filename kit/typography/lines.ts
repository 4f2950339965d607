// Line breaking of drawn text.
import { type Direction, directionOf } from '#kit/direction.ts'
import { widthOf } from './shape.ts'
import type { Weight } from './typefaces.ts'

export type Style = { size: number; weight: Weight; base?: Direction }

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u
const closing = /^[\p{Pe}\p{Pf}\p{Po}]/u
const opening = /[\p{Ps}\p{Pi}]$/u

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && !breaks(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

function breaks(before: string, after: string): boolean {
  if (/^\s/.test(after)) return false
  if (/[\s-]$/.test(before)) return true
  if (closing.test(after) || opening.test(before)) return false
  return spaceless.test(before.at(-1)!) || spaceless.test(after[0]!)
}

export function linesOf(text: string, width: number, style: Style): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const base = style.base ?? directionOf(paragraph)
    const fits = (line: string) => widthOf(line.trimEnd(), { ...style, base }) <= width
    const lines: string[] = ['']
    for (const piece of piecesOf(paragraph)) {
      const parts = fits(piece) ? [piece] : [...signs.segment(piece)].map(({ segment }) => segment)
      for (const part of parts) {
        const longer = lines.at(-1)! + part
        if (lines.at(-1) === '' || fits(longer)) lines[lines.length - 1] = longer
        else lines.push(part.trimStart())
      }
    }
    return lines.map((line) => line.trimEnd())
  })
}

export function clipped(lines: string[], most: number, width: number, style: Style): string[] {
  if (lines.length <= most) return lines
  let last = [...signs.segment(lines[most - 1]!)].map(({ segment }) => segment)
  while (last.length > 0 && widthOf(`${last.join('').trimEnd()}…`, style) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.join('').replace(/[\s,;:.–-]+$/, '')}…`]
}
