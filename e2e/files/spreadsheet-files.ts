// XLSX files of the corpus.
import type { FileProblem } from '#web/catalog/catalogues/reading/invalid-table.ts'
import type { SampleFile } from './sample-file.ts'
import { type RawCell, workbook, zipped } from './workbook.ts'

const formats: [number, string, string][] = [
  [123, '00000', '00123'],
  [0.21, '0%', '21%'],
  [0.215, '0.0 %', '21.5 %'],
  [84137021, '0000\\.00\\.00', '8413.70.21'],
  [5, '0" kg"', '5 kg'],
  [50, '"DN"0', 'DN50'],
  [12345678, '000-000-000', '012-345-678'],
  [1234.5, '#,##0.00', '1234.50'],
  [46086, 'dd/mm/yyyy', '05/03/2026'],
  [46086, 'yyyy\\-mm', '2026-03'],
  [46086.75, 'd mmm yyyy hh:mm', '5 Mar 2026 18:00'],
  [-3, '0;(0)', '(3)'],
  [7, 'General', '7'],
]
const formatted = formats.map(([value, format, shown]): SampleFile => ({
  name: `format ${format}`,
  content: workbook([
    {
      name: 'Sheet1',
      rows: [
        ['Name', 'SKU', 'Price', 'Efficiency'],
        [
          { value: 'Pump', type: 'shared' },
          { value, format },
          { value: 12.5, format: '0' },
          { value, format },
        ],
      ],
    },
  ]),
  products: [{ name: 'Pump', partNumber: shown, price: 12.5, specs: { Efficiency: shown } }],
}))

const numbers: [number | string, string][] = [
  ['0.30000000000000004', '0.3'],
  ['1E-7', '0.0000001'],
  ['1.2345678901234568E+22', '12345678901234600000000'],
  ['4012345678901', '4012345678901'],
]
const raw = numbers.map(([value, shown]): SampleFile => ({
  name: `value ${value}`,
  content: workbook([
    {
      name: 'Sheet1',
      rows: [
        ['Name', 'SKU', 'Factor'],
        ['Pump', 'A1', { value }],
      ],
    },
  ]),
  products: [{ name: 'Pump', partNumber: 'A1', specs: { Factor: shown } }],
}))

const rows: RawCell[][] = [
  ['SKU', 'Name', 'Price'],
  ['A1', 'Pump', 12.5],
]
const product = { name: 'Pump', partNumber: 'A1', price: 12.5 }

const placed: SampleFile[] = [
  {
    name: 'title above',
    content: workbook([{ name: 'S', rows: [['Price list 2026'], [], ...rows], merged: ['A1:C1'] }]),
    products: [product],
    skipped: ['1 above'],
  },
  {
    name: 'second sheet',
    content: workbook([
      { name: 'Cover', rows: [['Acme'], ['Terms', 'see below']] },
      { name: 'Prices', rows },
    ]),
    products: [product],
  },
  {
    name: 'third sheet & sign',
    content: workbook([
      { name: 'A', rows: [] },
      { name: 'Cover', rows: [['Acme']] },
      { name: 'A & B', rows: [[], [], ...rows] },
    ]),
    products: [product],
  },
  {
    name: 'merged over rows',
    content: workbook([
      {
        name: 'S',
        rows: [
          ['Name', 'SKU', 'Brand'],
          ['Pump', 'A1', 'Ferra'],
          ['Valve', 'B2', ''],
        ],
        merged: ['C2:C3'],
      },
    ]),
    products: [
      { name: 'Pump', partNumber: 'A1', brand: 'Ferra' },
      { name: 'Valve', partNumber: 'B2', brand: 'Ferra' },
    ],
  },
  {
    name: 'headings in two rows',
    content: workbook([
      {
        name: 'S',
        rows: [
          ['Name', 'SKU', 'Size', ''],
          ['', '', 'Length', 'Width'],
          ['Pump', 'A1', 5, 6],
        ],
        merged: ['A1:A2', 'B1:B2', 'C1:D1'],
      },
    ]),
    products: [{ name: 'Pump', partNumber: 'A1', specs: { Length: '5', Width: '6' } }],
    skipped: ['1 above'],
  },
  {
    name: 'truth as stock',
    content: workbook([
      {
        name: 'S',
        rows: [
          ['Name', 'In stock'],
          ['Pump', true],
          ['Valve', false],
        ],
      },
    ]),
    products: [
      { name: 'Pump', stock: true },
      { name: 'Valve', stock: false },
    ],
  },
  {
    name: 'customs number as a number',
    content: workbook([
      {
        name: 'S',
        rows: [
          ['Name', 'HS code'],
          ['Milk', 4_021_000],
          ['Pump', { value: 841_370, format: '00000000' }],
        ],
      },
    ]),
    products: [
      { name: 'Milk', hsCode: '04021000' },
      { name: 'Pump', hsCode: '00841370' },
    ],
  },
  {
    name: 'currency of the format',
    content: workbook([
      {
        name: 'S',
        rows: [
          ['Name', 'Price'],
          ['Pump', { value: 12.5, format: '#,##0.00 [$€-407]' }],
        ],
      },
    ]),
    products: [{ name: 'Pump', price: 12.5, currency: 'EUR' }],
  },
  {
    name: 'error of a formula',
    content: workbook([
      {
        name: 'S',
        rows: [
          ['Name', 'SKU', 'Price'],
          ['Pump', 'A1', { value: '#REF!', type: 'error' }],
        ],
      },
    ]),
    products: [{ name: 'Pump', partNumber: 'A1', problems: ['price formula'] }],
  },
]

const compound = 'd0cf11e0a1b11ae1'
const wide = (text: string) => Buffer.from(text, 'utf16le').toString('hex')
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.padEnd(1200, '0'), 'hex'))
const problems: [string, Uint8Array<ArrayBuffer> | string, FileProblem][] = [
  ['old.xls', bytes(`${compound}${'00'.repeat(40)}${wide('Workbook')}`), 'oldExcel'],
  ['excel 4.xls', bytes('09040600'), 'oldExcel'],
  ['secret.xlsx', bytes(`${compound}${'00'.repeat(40)}${wide('EncryptedPackage')}`), 'password'],
  ['page.xls', '<html xmlns:x="urn:excel"><body><table><tr><td>Name</td></tr></table></body></html>', 'webPage'],
  ['bare.xls', '\n<table><tr><td>Name</td></tr></table>', 'webPage'],
  ['2003.xls', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', 'xml'],
  [
    'table.ods',
    zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    'openDocument',
  ],
  ['table.xlsb', zipped({ 'xl/workbook.bin': 'x' }), 'binary'],
  ['table.numbers', zipped({ 'Index/Document.iwa': 'x' }), 'numbers'],
  ['photos.zip', zipped({ 'a.png': 'x' }), 'zip'],
  ['list.pdf', '%PDF-1.7\n', 'pdf'],
  ['broken.xlsx', 'PK\u0003\u0004 broken', 'damaged'],
  ['no sheet.xlsx', zipped({ 'xl/workbook.xml': '<workbook' }), 'damaged'],
  ['picture.csv', bytes('89504e470d0a1a0a'), 'unknown'],
  ['empty.csv', '', 'empty'],
  ['headings.csv', 'Name,SKU,Price\n', 'empty'],
]

export const spreadsheetFiles: SampleFile[] = [
  ...formatted,
  ...raw,
  ...placed,
  ...problems.map(([name, content, problem]) => ({ name, content, problem })),
]
