// Weight of a variable WOFF2 font, which fontkit lacks.
import { create, type Font } from 'fontkit'

class Point {
  x: number
  y: number
  readonly onCurve = true
  readonly endContour = true

  constructor(x = 0, y = 0) {
    this.x = x
    this.y = y
  }

  copy(): Point {
    return new Point(this.x, this.y)
  }
}
type Inside = {
  variationCoords: number[]
  _variationProcessor: { transformPoints: (id: number, points: Point[]) => void } | null
  _transformedGlyphs: { points?: Point[]; components?: { dx: number; dy: number }[] }[]
}

/** A glyph first opened as a part of another has no code points, which break syllables shaped later. */
function keepCodePoints(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints
    return glyph
  }
}

export function fontOf(file: Buffer, weight: number): Font {
  const font = create(file) as Font
  const inside = font as unknown as Inside
  Object.defineProperty(inside, '_variationProcessor', { value: null, configurable: true })
  // Outlines are decoded before they vary.
  font.getGlyph(0)
  keepCodePoints(font)
  Reflect.deleteProperty(inside, '_variationProcessor')
  inside.variationCoords = [weight]
  for (const [id, { points, components }] of inside._transformedGlyphs.entries()) {
    const moved = points ?? components?.map(({ dx, dy }) => new Point(dx, dy))
    if (!moved) continue
    // Four phantom points of the metrics, which HVAR varies.
    inside._variationProcessor!.transformPoints(id, [...moved, new Point(), new Point(), new Point(), new Point()])
    for (const [i, component] of (components ?? []).entries())
      Object.assign(component, { dx: moved[i]!.x, dy: moved[i]!.y })
  }
  return font
}
