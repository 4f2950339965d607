// Text to runs of one typeface and direction, in the order seen (Unicode annexes 9 and 24).
import bidiOf from 'bidi-js'
import type { GlyphRun } from 'fontkit'
import { type Direction, directionOf, measuresApart } from '#kit/direction.ts'
import { type Face, facesFor, missingFace, type Weight } from './typefaces.ts'

export type Run = { face: Face; text: string; direction: Direction }
type LevelRun = { face: Face; text: string; level: number }
type Style = { weight: Weight; base?: Direction }

const bidi = bidiOf()
const ignorable = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u
const isolate = /[\u2066-\u2069]/
/** Its ring stands below the tone, which fontkit does not reorder. */
const thaiAm = /([\u0e48-\u0e4b])\u0e33/g
const joining = /[\p{M}\p{P}\p{Zs}\u200c\u200d]/u

export function undrawable(text: string): string[] {
  const faceOf = facesFor(text, 400)
  const signs = [...text.normalize('NFC')].filter((sign) => !ignorable.test(sign) && !/\s/.test(sign))
  return [...new Set(signs)].filter((sign) => !faceOf(sign.codePointAt(0)!))
}

export function runsOf(line: string, { weight, base }: Style): Run[] {
  const way = base ?? directionOf(line)
  const parts = way === 'rtl' ? measuresApart(line) : [line]
  const text = parts
    .map((part, i) => (i % 2 === 1 ? `\u2066${part}\u2069` : part))
    .join('')
    .normalize('NFC')
    .replace(thaiAm, '\u0e4d$1\u0e32')
  const { levels } = bidi.getEmbeddingLevels(text, way)
  const faceOf = facesFor(text, weight)
  const runs: LevelRun[] = []
  for (let at = 0; at < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    const level = levels[at]!
    at += sign.length
    const last = runs.at(-1)
    const code = sign.codePointAt(0)!
    const isKept = last && joining.test(sign) && last.face.font.hasGlyphForCodePoint(code)
    const face = isKept ? last.face : faceOf(code)
    if (isolate.test(sign) || (!face && ignorable.test(sign))) continue
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign
    const used = face ?? missingFace(weight)
    if (last?.face === used && last.level === level) last.text += shown
    else runs.push({ face: used, text: shown, level })
  }
  return inOrderSeen(runs).map(({ level, ...run }) => ({ ...run, direction: level % 2 === 1 ? 'rtl' : 'ltr' }))
}

function inOrderSeen(runs: LevelRun[]): LevelRun[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to++
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = to
    }
  return ordered
}

export function glyphsOf({ face, text, direction }: Run): GlyphRun {
  return face.font.layout(text, undefined, undefined, undefined, direction)
}

export function widthOf(line: string, { size, ...style }: Style & { size: number }): number {
  return runsOf(line, style).reduce(
    (sum, run) => sum + (glyphsOf(run).advanceWidth * size) / run.face.font.unitsPerEm,
    0,
  )
}
