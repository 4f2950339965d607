// Text on pages of a PDF.
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { directionOf } from '#kit/direction.ts'
import { embeddable } from './embeddable.ts'
import { linesOf } from './lines.ts'
import { type Run, runsOf, widthOf } from './shape.ts'
import type { Face, Weight } from './typefaces.ts'

type Style = { size?: number; bold?: boolean; color?: string; width?: number; right?: boolean }

export const sheetSize = { width: 595, height: 842 }
const leading = 1.45
const pageEnd = sheetSize.height - 72

export class Sheets {
  readonly document: InstanceType<typeof PDFDocument>
  y: number
  readonly #left: number
  readonly #right: number
  readonly #faces = new Map<string, object>()

  constructor({
    title,
    author = '',
    left,
    right,
    y,
  }: Record<'left' | 'right' | 'y', number> & { title: string; author?: string }) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      compress: true,
      bufferPages: true,
      info: { Title: title, Author: author },
    })
    this.#left = left
    this.#right = right
    this.y = y
  }

  reserve(height: number): void {
    if (this.y + height <= pageEnd) return
    this.document.addPage()
    this.y = 56
  }

  write(text: string, { x = this.#left, ...style }: Style & { x?: number } = {}): void {
    const { size = 10, width = this.#right - x } = style
    for (const line of linesOf(text, width, { size, weight: weightOf(style) })) {
      this.reserve(size * leading)
      this.#line(line, x, this.y, { ...style, size, width })
      this.y += size * leading
    }
  }

  columns(columns: ({ text: string; x: number; width: number } & Style)[]): void {
    const split = columns.map((column) => {
      const { size = 10, width, text } = column
      return { ...column, size, lines: linesOf(text, width, { size, weight: weightOf(column) }) }
    })
    const height = Math.max(...split.map(({ size }) => size)) * leading
    for (let i = 0; split.some(({ lines }) => i < lines.length); i++) {
      this.reserve(height)
      for (const column of split) if (column.lines[i]) this.#line(column.lines[i]!, column.x, this.y, column)
      this.y += height
    }
  }

  number(word: (page: number, pages: number) => string, note = ''): void {
    const { count } = this.document.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(page)
      const style = { size: 8, color: '#51636f', width: this.#right - this.#left }
      this.#line(note, this.#left, sheetSize.height - 44, style)
      this.#line(word(page + 1, count), this.#left, sheetSize.height - 44, { ...style, right: true })
    }
  }

  rule(): void {
    this.document.moveTo(this.#left, this.y).lineTo(this.#right, this.y).lineWidth(0.5).strokeColor('#b8c4cb').stroke()
    this.y += 8
  }

  bytes(): Promise<Buffer> {
    this.document.end()
    return buffer(this.document)
  }

  #line(line: string, x: number, y: number, style: Style & { size: number; width: number }): void {
    const { size, width, right, color = '#10222e' } = style
    const shaped = { weight: weightOf(style), base: directionOf(line) }
    this.document.fontSize(size).fillColor(color)
    let from = right ? x + width - widthOf(line, { ...shaped, size }) : x
    for (const run of runsOf(line, shaped)) from += this.#run(run, from, y + size * 1.1)
  }

  #run({ face, text, direction }: Run, x: number, y: number): number {
    const features = direction as unknown as PDFKit.Mixins.OpenTypeFeatures[]
    const options = { lineBreak: false, features, baseline: 'alphabetic' as const }
    this.document.font(this.#fontOf(face) as never, face.name).text(text, x, y, options)
    return this.document.widthOfString(text, options)
  }

  #fontOf(face: Face): object {
    let font = this.#faces.get(face.name)
    if (!font) {
      font = embeddable(face)
      this.#faces.set(face.name, font)
    }
    return font
  }
}

function weightOf({ bold }: Style): Weight {
  return bold ? 700 : 400
}
