// Text as SVG outlines, identical without system fonts.
import { directionOf } from '#kit/direction.ts'
import { clipped, linesOf as allLines, type Style } from '#kit/typography/lines.ts'
import { glyphsOf, runsOf, undrawable, widthOf } from '#kit/typography/shape.ts'

/** Words that no typeface here can draw are left out. */
function drawable(text: string): string {
  const missing = undrawable(text)
  const words = text.split(/\s+/).filter((word) => !missing.some((sign) => word.normalize('NFC').includes(sign)))
  return words.join(' ').trim()
}

export function linesOf(text: string, width: number, most: number, style: Style): string[] {
  const shown = drawable(text)
  return shown ? clipped(allLines(shown, width, style), most, width, style) : []
}

/** Text from right to left ends at `x + width`. */
export function outlineOf(
  text: string,
  { x, y, width, color, ...style }: Style & { x: number; y: number; width?: number; color: string },
): string {
  const paths: string[] = []
  const { size } = style
  const base = style.base ?? directionOf(text)
  let from = width && base === 'rtl' ? x + width - widthOf(text, { ...style, base }) : x
  for (const run of runsOf(text, { ...style, base })) {
    const scale = size / run.face.font.unitsPerEm
    const { glyphs, positions } = glyphsOf(run)
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const [left, top] = [from + xOffset * scale, y - yOffset * scale]
      const outline = glyph.path.toSVG()
      if (outline) paths.push(`<path transform="matrix(${scale} 0 0 ${-scale} ${left} ${top})" d="${outline}"/>`)
      from += xAdvance * scale
    }
  }
  return `<g fill="${color}">${paths.join('')}</g>`
}
