// A line of text as one SVG path, for drawings that embed no typeface.
import { directionOf } from '#kit/direction.ts'
import { glyphsOf, runsOf } from './shape.ts'
import type { Weight } from './typefaces.ts'

export type DrawnLine = { path: string; width: number }

/** Baseline at 0, y downwards, in thousandths of the size. */
export function drawnLine(text: string, weight: Weight): DrawnLine {
  const parts: string[] = []
  let width = 0
  for (const run of runsOf(text, { weight, base: directionOf(text) })) {
    const scale = 1000 / run.face.font.unitsPerEm
    const { glyphs, positions } = glyphsOf(run)
    for (const [i, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      parts.push(path.transform(scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale).toSVG())
      width += xAdvance * scale
    }
  }
  return { path: parts.join(''), width }
}
