// CJK in PDFs by the reader's own font (PDF 32000-1, 9.7.5.2: predefined CMaps): none is bundled. Text stays copyable.
import type PDFDocument from 'pdfkit'

type Ref = { data: Record<string, unknown>; end: (data?: string) => void }
type Document = InstanceType<typeof PDFDocument>
type Inside = { ref: (data: object) => Ref; _fontFamilies: Record<string, unknown> }

const collections = {
  china: { ordering: 'GB1', supplement: 5, base: 'STSong-Light', map: 'UniGB-UTF16-H' },
  japan: { ordering: 'Japan1', supplement: 6, base: 'HeiseiMin-W3', map: 'UniJIS-UTF16-H' },
  korea: { ordering: 'Korea1', supplement: 2, base: 'HYSMyeongJo-Medium', map: 'UniKS-UTF16-H' },
}
type Collection = keyof typeof collections

/** Kana are Japanese, hangul Korean, all else Chinese. */
export function collectionFor(text: string): Collection {
  if (/[\u3040-\u30ff]/.test(text)) return 'japan'
  return /[\uac00-\ud7a3]/.test(text) ? 'korea' : 'china'
}

// Codes are UTF-16: each is its own character.
const toUnicode = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`

class WideFont {
  readonly id: string
  readonly name: Collection
  readonly ascender = 880
  readonly descender = -120
  readonly lineGap = 0
  readonly capHeight = 700
  readonly xHeight = 500
  readonly #document: Inside
  #dictionary: Ref | undefined

  constructor(document: Inside, name: Collection) {
    this.#document = document
    this.name = name
    this.id = `W${name}`
  }

  ref(): Ref {
    return (this.#dictionary ??= this.#document.ref({}))
  }

  finalize(): void {
    if (!this.#dictionary) return
    const { ordering, supplement, base, map } = collections[this.name]
    const descriptor = this.#document.ref({
      Type: 'FontDescriptor',
      FontName: base,
      Flags: 6,
      FontBBox: [-25, -254, 1000, 880],
      ItalicAngle: 0,
      Ascent: this.ascender,
      Descent: this.descender,
      CapHeight: this.capHeight,
      StemV: 93,
    })
    descriptor.end()
    const descendant = this.#document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: base,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String(ordering), Supplement: supplement },
      FontDescriptor: descriptor,
      DW: 1000,
    })
    descendant.end()
    const words = this.#document.ref({})
    words.end(toUnicode)
    this.#dictionary.data = {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: `${base}-${map}`,
      Encoding: map,
      DescendantFonts: [descendant],
      ToUnicode: words,
    }
    this.#dictionary.end()
  }

  encode(text: string) {
    const codes = Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0'))
    const position = { xAdvance: 1000, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 1000 }
    return [codes, codes.map(() => position)]
  }

  widthOfString(text: string, size: number): number {
    return text.length * size
  }

  lineHeight(size: number): number {
    return size
  }
}

export function addWideFonts(document: Document): void {
  const inside = document as unknown as Inside
  for (const name of Object.keys(collections) as Collection[]) inside._fontFamilies[name] = new WideFont(inside, name)
}
