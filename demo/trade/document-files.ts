// Sample PDF and DXF files.

type Flange = { outer: number; bolts: number; holes: number; hole: number; face: number; bore: number }
export type SampleFile = {
  kind: string
  title: string
  company: string
  language: string
  revision: string
  issuedOn: string
  endsOn: string | null
  facts: readonly (readonly [name: string, value: string])[]
  text: readonly string[]
  curve?: readonly [number, number] | undefined
  flange?: Flange | undefined
}
type Circle = readonly [x: number, y: number, radius: number]

const words: Record<string, { revision: string; issued: string; ends: string; note: string }> = {
  en: {
    revision: 'Revision',
    issued: 'Issued on',
    ends: 'Valid until',
    note: 'Sample document: the company and its figures are invented.',
  },
  it: {
    revision: 'Revisione',
    issued: 'Emesso il',
    ends: 'Valido fino al',
    note: 'Documento di esempio: azienda e dati sono inventati.',
  },
  de: {
    revision: 'Revision',
    issued: 'Ausgestellt am',
    ends: 'Gültig bis',
    note: 'Musterdokument: Unternehmen und Angaben sind erfunden.',
  },
}

export function contentOf(file: SampleFile): Buffer {
  return file.kind === 'model' && file.flange ? dxfOf(file.flange) : pdfOf(file)
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

function circlesOf({ outer, bolts, holes, hole, face, bore }: Flange): Circle[] {
  const around = Array.from({ length: holes }, (_, at): Circle => {
    const angle = ((at + 0.5) / holes) * 2 * Math.PI
    return [(Math.cos(angle) * bolts) / 2, (Math.sin(angle) * bolts) / 2, hole / 2]
  })
  return [[0, 0, outer / 2], [0, 0, face / 2], [0, 0, bore / 2], ...around]
}

/** R12. */
function dxfOf(flange: Flange): Buffer {
  const circles = circlesOf(flange).map(([x, y, radius]) =>
    [0, 'CIRCLE', 8, 'PART', 10, rounded(x), 20, rounded(y), 40, rounded(radius)].join('\n'),
  )
  const reach = flange.outer / 2 + 5
  const lines = [
    [-reach, 0, reach, 0],
    [0, -reach, 0, reach],
  ].map((ends) => [0, 'LINE', 8, 'CENTER', ...ends.flatMap((value, at) => [[10, 20, 11, 21][at], value])].join('\n'))
  const head = [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC'].join('\n')
  const entities = [0, 'SECTION', 2, 'ENTITIES', ...circles, ...lines, 0, 'ENDSEC', 0, 'EOF'].join('\n')
  return Buffer.from(`${head}\n${entities}\n`)
}

const [left, right, top] = [56, 539, 780]

function pdfOf(file: SampleFile): Buffer {
  const { title, company, language, revision, issuedOn, endsOn, facts, text, curve, flange } = file
  const { revision: named, issued, ends, note } = words[language] ?? words['en']!
  const drawn: string[] = []
  let y = top
  const write = (line: string, x = left, { size = 10, bold = false } = {}) =>
    drawn.push(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${rounded(y)} Td ${textOf(line)} Tj ET`)
  write(company, left, { size: 11 })
  y -= 28
  write(title, left, { size: 20, bold: true })
  y -= 22
  write(
    [
      ...(revision ? [`${named} ${revision}`] : []),
      `${issued} ${issuedOn}`,
      ...(endsOn ? [`${ends} ${endsOn}`] : []),
    ].join('   '),
  )
  y -= 12
  drawn.push(`0.6 G 0.7 w ${left} ${y} m ${right} ${y} l S 0 G`)
  for (const [name, value] of facts) {
    y -= 18
    write(name, left)
    write(value, left + 190)
  }
  for (const line of text) {
    y -= 18
    write(line)
  }
  if (curve) drawn.push(...curveOf(curve, y - 250))
  if (flange) drawn.push(...flangeOf(flange, y - 300))
  y = 48
  write(note, left, { size: 8 })
  return assembled({ title, language, content: drawn.join('\n') })
}

function curveOf([flow, head]: readonly [number, number], bottom: number): string[] {
  const [x, width, height] = [left + 30, 400, 200]
  const point = (part: number) =>
    `${rounded(x + part * width)} ${rounded(bottom + height * 0.9 * (1 - 0.55 * part ** 2))}`
  const curve = Array.from({ length: 21 }, (_, at) => `${point(at / 20)} ${at === 0 ? 'm' : 'l'}`)
  const grid = [0, 1, 2, 3, 4].flatMap((at) => [
    `${x + (at / 4) * width} ${bottom} m ${x + (at / 4) * width} ${bottom + height} l S`,
    `${x} ${bottom + (at / 4) * height} m ${x + width} ${bottom + (at / 4) * height} l S`,
  ])
  const label = (line: string, at: number, y: number) =>
    `BT /F1 8 Tf ${rounded(at)} ${rounded(y)} Td ${textOf(line)} Tj ET`
  const numbers = [0, 1, 2, 3, 4].flatMap((at) => [
    label(String(Math.round((flow * at) / 4)), x + (at / 4) * width - 4, bottom - 14),
    label(String(Math.round(((head / 0.9) * at) / 4)), x - 24, bottom + (at / 4) * height - 3),
  ])
  const units = [label('Q, m³/h', x + width + 8, bottom - 14), label('H, m', x - 24, bottom + height + 10)]
  return ['0.8 G 0.4 w', ...grid, '0.05 0.35 0.55 RG 1.6 w', `${curve.join(' ')} S`, '0 G', ...numbers, ...units]
}

function flangeOf(flange: Flange, middle: number): string[] {
  const scale = 72 / 25.4 / 2
  const [x, y] = [297, middle + 60]
  const circles = circlesOf(flange).map(([cx, cy, radius]) => circleOf(x + cx * scale, y + cy * scale, radius * scale))
  const reach = (flange.outer / 2 + 8) * scale
  const { outer, bolts, holes, hole, bore } = flange
  const note = `D ${outer}   k ${bolts}   ${holes} × ${hole}   d ${bore}   (mm, 1 : 2)`
  return [
    '1 w',
    ...circles,
    `[12 3 2 3] 0 d 0.4 w ${x - reach} ${y} m ${x + reach} ${y} l S ${x} ${y - reach} m ${x} ${y + reach} l S [] 0 d`,
    `BT /F1 10 Tf ${left} ${rounded(y - reach - 30)} Td ${textOf(note)} Tj ET`,
  ]
}

function circleOf(x: number, y: number, radius: number): string {
  const k = radius * 0.5523
  const at = (...values: number[]) => values.map(rounded).join(' ')
  return [
    `${at(x + radius, y)} m`,
    `${at(x + radius, y + k, x + k, y + radius, x, y + radius)} c`,
    `${at(x - k, y + radius, x - radius, y + k, x - radius, y)} c`,
    `${at(x - radius, y - k, x - k, y - radius, x, y - radius)} c`,
    `${at(x + k, y - radius, x + radius, y - k, x + radius, y)} c S`,
  ].join(' ')
}

const beyondLatin: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '€': 0x80,
  '−': 0x2d,
}

/** WinAnsi. */
function textOf(line: string): string {
  const bytes = [...line].map((sign) => {
    const code = beyondLatin[sign] ?? sign.codePointAt(0)!
    if (code > 0xff) throw new Error(`no typeface for ${sign} in ${line}`)
    return code.toString(16).padStart(2, '0')
  })
  return `<${bytes.join('')}>`
}

function assembled({ title, language, content }: { title: string; language: string; content: string }): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${textOf(title)} >>`,
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}
