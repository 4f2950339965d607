// Text as SVG outlines, identical without system fonts. Missing characters are dropped.
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

type Weight = 400 | 700
type Run = { font: Font; text: string }
type Style = { size: number; weight: Weight; color: string }

const files: Record<Weight, string[]> = {
  400: ['inter-latin-400-normal', 'inter-latin-ext-400-normal', 'noto-sans-sc-chinese-simplified-700-normal'],
  700: ['inter-latin-700-normal', 'inter-latin-ext-700-normal', 'noto-sans-sc-chinese-simplified-700-normal'],
}
const opened = new Map<string, Font>()
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

function fontOf(file: string): Font {
  let font = opened.get(file)
  if (!font) {
    font = create(readFileSync(new URL(`fonts/${file}.woff2`, import.meta.url))) as Font
    opened.set(file, font)
  }
  return font
}

/** Groups neighbors by font. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC')) {
    const file = files[weight].find((one) => fontOf(one).hasGlyphForCodePoint(sign.codePointAt(0)!))
    if (!file) continue
    const font = fontOf(file)
    const last = runs.at(-1)
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/** Pixels. */
export function widthOf(text: string, { size, weight }: Omit<Style, 'color'>): number {
  const width = (sum: number, { font, text: part }: Run) =>
    sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm
  return runsOf(text, weight).reduce(width, 0)
}

/** Breaks between words; the overflow becomes an ellipsis. */
export function linesOf(text: string, width: number, most: number, style: Omit<Style, 'color'>): string[] {
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const { segment } of words.segment(drawable(text, style.weight))) {
    const added = widthOf(segment, style)
    if (line === '' || filled + (segment.trim() ? added : 0) <= width) {
      line += segment
      filled += added
      continue
    }
    lines.push(line.trimEnd())
    if (lines.length === most) return [...lines.slice(0, -1), shortened(lines.at(-1)!, width, style)]
    line = segment.trimStart()
    filled = line ? added : 0
  }
  return line ? [...lines, line] : lines
}

function drawable(text: string, weight: Weight): string {
  const known = runsOf(text, weight).map((run) => run.text)
  return known.join('').replace(/\s+/g, ' ').trim()
}

function shortened(line: string, width: number, style: Omit<Style, 'color'>): string {
  let signs = Array.from(line)
  while (signs.length > 0 && widthOf(`${signs.join('').trimEnd()}…`, style) > width) signs = signs.slice(0, -1)
  return `${signs.join('').replace(/[\s,;:.–-]+$/, '')}…`
}

export function outlineOf(text: string, x: number, y: number, { size, weight, color }: Style): string {
  const paths: string[] = []
  let from = x
  for (const { font, text: part } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
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
