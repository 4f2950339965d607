// XLSX files cell by cell.
import { zipSync } from 'fflate'

export type RawCell = string | number | boolean | { value: number | string; format?: string; type?: 'shared' | 'error' }
export type RawSheet = { name: string; rows: RawCell[][]; merged?: string[] }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function letterOf(column: number): string {
  return (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
}

export function workbook(sheets: readonly RawSheet[]): Uint8Array<ArrayBuffer> {
  const formats: string[] = []
  const shared: string[] = []
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

  function cellOf(cell: RawCell, place: string): string {
    if (cell === '') return ''
    if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    if (cell.type === 'error') return `<c r="${place}" t="e"><v>${cell.value}</v></c>`
    if (cell.type === 'shared') return `<c r="${place}" t="s"><v>${shared.push(String(cell.value)) - 1}</v></c>`
    const style = cell.format === undefined ? 0 : formats.push(cell.format)
    return `<c r="${place}" s="${style}"><v>${cell.value}</v></c>`
  }

  const pages = sheets.map(({ rows, merged = [] }) => {
    const lines = rows.map(
      (row, y) => `<row r="${y + 1}">${row.map((cell, x) => cellOf(cell, `${letterOf(x)}${y + 1}`)).join('')}</row>`,
    )
    const merges =
      merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''
    return `${head}<worksheet ${main}><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`
  })
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships ${relations}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships ${relations}>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId98" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId99" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${at + 200}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${at + 200}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${main}>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  pages.forEach((page, at) => (parts[`xl/worksheets/sheet${at + 1}.xml`] = page))
  return zipped(parts)
}

export function zipped(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, encoder.encode(text)]))),
  )
}
