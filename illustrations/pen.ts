// Writes flat SVG shapes, filled or outlined.
import { color, INK, type Paint, type Tone } from './paints.ts'

/** One decimal suffices at every size shown. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export class Pen {
  readonly marks: string[] = []
  readonly paint: Paint
  readonly lines: boolean

  constructor(paint: Paint, lines = false) {
    this.paint = paint
    this.lines = lines
  }

  private fill(tone: Tone): string {
    if (this.lines) return `fill="#fff" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`
    return `fill="${color(tone, this.paint)}"`
  }

  rect(x: number, y: number, w: number, h: number, tone: Tone, radius = 2): this {
    const rx = Math.min(radius, w / 2, h / 2)
    this.marks.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${rx}" ${this.fill(tone)}/>`,
    )
    return this
  }

  circle(x: number, y: number, r: number, tone: Tone): this {
    this.marks.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${this.fill(tone)}/>`)
    return this
  }

  ellipse(x: number, y: number, rx: number, ry: number, tone: Tone): this {
    this.marks.push(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${this.fill(tone)}/>`,
    )
    return this
  }

  path(d: string, tone: Tone): this {
    this.marks.push(`<path d="${d}" ${this.fill(tone)}/>`)
    return this
  }

  stroke(d: string, tone: Tone, width = 3, cap: 'round' | 'butt' = 'round'): this {
    const ink = this.lines ? INK : color(tone, this.paint)
    const thick = this.lines ? Math.min(width, 1.3) : width
    this.marks.push(
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${thick}" stroke-linecap="${cap}" stroke-linejoin="round"/>`,
    )
    return this
  }

  floor(x: number, width: number, y = 246): this {
    if (!this.lines) {
      this.marks.push(`<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="7" fill="${color('p1', this.paint)}"/>`)
    }
    return this
  }

  bolts(cx: number, cy: number, r: number, count: number, tone: Tone = 'm4', size = 4): this {
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5) / count) * 2 * Math.PI
      this.circle(cx + r * Math.cos(angle), cy + r * Math.sin(angle), size, tone)
    }
    return this
  }

  fins(x: number, y: number, w: number, h: number, count: number, tone: Tone): this {
    for (let i = 0; i < count; i++) this.rect(x + ((i + 0.25) * w) / count, y, (w / count) * 0.45, h, tone, 1)
    return this
  }

  group(attribute: string, draw: () => void): this {
    this.marks.push(`<g ${attribute}>`)
    draw()
    this.marks.push('</g>')
    return this
  }

  text(): string {
    return this.marks.join('')
  }
}
