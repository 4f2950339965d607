// A face as pdfkit embeds it.
import type { Font, Glyph, GlyphRun } from 'fontkit'
import type { Face } from './typefaces.ts'

type Subset = {
  glyf: Buffer[]
  loca: { offsets: number[]; version: number }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph: (id: number) => void
}
type Sign = { x: number; y: number; onCurve: boolean }

/** fontkit copies TrueType glyphs; WOFF2 has no such form. */
export function embeddable({ name, font }: Face): object {
  const createSubset = () =>
    Object.assign(font.createSubset() as unknown as Subset, {
      _addGlyph(this: Subset, id: number) {
        const { path, advanceWidth } = font.getGlyph(id)
        const outline = outlineOf(path)
        const bearing = outline.length > 0 ? outline.readInt16BE(2) : 0
        this.glyf.push(outline)
        this.loca.version = 1
        this.loca.offsets.push(this.offset)
        this.hmtx.metrics.push({ advance: Math.round(advanceWidth), bearing })
        this.offset += outline.length
      },
    })
  return Object.create(font, {
    postscriptName: { value: name },
    createSubset: { value: createSubset },
    layout: {
      value: (text: string, way?: string) => named(font, font.layout(text, undefined, undefined, undefined, way)),
    },
  }) as object
}

/** Glyphs first read as parts of others know no characters. */
function named(font: Font, run: GlyphRun): GlyphRun {
  run.glyphs = run.glyphs.map((glyph) => {
    if (glyph.codePoints.length > 0) return glyph
    const [sign = '\u2060'] = font.stringsForGlyph(glyph.id)
    return Object.create(glyph, { codePoints: { value: [sign.codePointAt(0)!] } }) as Glyph
  })
  return run
}

function contoursOf(path: Glyph['path']): Sign[][] {
  const contours: Sign[][] = []
  for (const { command, args } of path.commands) {
    if (command === 'closePath') continue
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)!
    for (let i = 0; i < args.length; i += 2)
      contour.push({ x: Math.round(args[i]!), y: Math.round(args[i + 1]!), onCurve: i === args.length - 2 })
  }
  return contours.filter((contour) => contour.length > 0)
}

/** Simple glyph without instructions, a word a coordinate: https://learn.microsoft.com/typography/opentype/spec/glyf */
function outlineOf(path: Glyph['path']): Buffer {
  const contours = contoursOf(path)
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const deltas = (values: number[]) => values.map((value, i) => value - (values[i - 1] ?? 0))
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let end = -1
  const ends = contours.map(({ length }) => (end += length))
  const head = words([contours.length, ...box, ...ends, 0])
  const flags = Buffer.from(points.map(({ onCurve }) => Number(onCurve)))
  const bytes = Buffer.concat([head, flags, words([...deltas(xs), ...deltas(ys)])])
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}

function words(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [i, value] of values.entries()) bytes.writeInt16BE(value, i * 2)
  return bytes
}
