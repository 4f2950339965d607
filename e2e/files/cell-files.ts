// Cells as people write them.
import type { SampleFile, SampleProduct } from './sample-file.ts'

const prices: [string, string, number | null, string?][] = [
  ['12,50 EUR', ';', 12.5, 'EUR'],
  ['EUR 12,50', ';', 12.5, 'EUR'],
  ['US$ 12.50', ';', 12.5, 'USD'],
  ['12,50 €', ';', 12.5, 'EUR'],
  ['₹ 1,23,456.00', ';', 123_456, 'INR'],
  ['12,-', ';', 12],
  ['12.—', ';', 12],
  ['１２．５０', ';', 12.5],
  ['1.234,50', ';', 1234.5],
  ["1'234.50", ';', 1234.5],
  ['1 234,50', ';', 1234.5],
  ['1 234,50', ';', 1234.5],
  ['0,125', ';', 0.125],
  ['0.125', ',', 0.125],
  ['0.0045', ',', 0.0045],
  ['12,345,678.90', ';', 12_345_678.9],
  ['12.345.678,90', ';', 12_345_678.9],
  ['on request', ';', null],
  ['a consultar', ';', null],
  ['su richiesta', ';', null],
  ['auf Anfrage', ';', null],
  ['sur demande', ';', null],
  ['面议', ';', null],
  ['١٢٫٥', ';', 12.5],
]
const priceFiles = prices.map(([said, delimiter, price, currency]): SampleFile => ({
  name: `price ${said}`,
  content: ['Name', 'SKU', 'Price'].join(delimiter) + '\n' + ['Pump', 'P1', said].join(delimiter) + '\n',
  products: [{ name: 'Pump', partNumber: 'P1', price, ...(currency && { currency }) }],
}))

const hsCodes: [string, string][] = [
  ['040210', '040210'],
  ['04021000', '04021000'],
  ['0402100019', '0402100019'],
  ['8413.70', '841370'],
  ['0402.10', '040210'],
  ['8413 70 21', '84137021'],
  ['4021000', '04021000'],
  ['="04021000"', '04021000'],
]
const hsFiles = hsCodes.map(([said, hsCode]): SampleFile => ({
  name: `customs ${said}`,
  content: `Name;SKU;HS code\nMilk;M1;${said}\n`,
  products: [{ name: 'Milk', partNumber: 'M1', hsCode }],
}))

const stocks: [string, boolean][] = [
  ['250', true],
  ['0', false],
  ['-3', false],
  ['1.000', true],
  ['25 pcs', true],
  ['TRUE', true],
  ['instock', true],
  ['outofstock', false],
]
const stockFiles = stocks.map(([said, stock]): SampleFile => ({
  name: `stock ${said}`,
  content: `SKU,Name,Stock\nA,a,${said}\n`,
  products: [{ name: 'a', partNumber: 'A', stock }],
}))

const a: SampleProduct = { name: 'Pump', partNumber: 'A1', price: 12.5 }
const b: SampleProduct = { name: 'Valve', partNumber: 'B2', price: 3 }
const plainRows = 'SKU;Name;Price\nA1;Pump;12,50\nB2;Valve;3,00'

const titled = [1, 2, 3, 5].map((titles): SampleFile => ({
  name: `${titles} rows above the headings`,
  content: `${Array.from({ length: titles }, (_, at) => `Price list ${2020 + at}`).join('\n')}\n\n${plainRows}\n`,
  products: [a, b],
  skipped: Array.from({ length: titles }, (_, at) => `${at + 1} above`),
}))

const shapes: SampleFile[] = [
  {
    name: 'names with a hash sign',
    content: 'Name,SKU,Price EUR\n#8-32 x 1/2 machine screw,S832,0.05\n#10 wood screw,S10,0.04\nM8 bolt,M8,0.10',
    products: [
      { name: '#8-32 x 1/2 machine screw', partNumber: 'S832', price: 0.05, currency: 'EUR' },
      { name: '#10 wood screw', partNumber: 'S10', price: 0.04, currency: 'EUR' },
      { name: 'M8 bolt', partNumber: 'M8', price: 0.1, currency: 'EUR' },
    ],
  },
  {
    name: 'hints of the template',
    content:
      'Product name,Part number,Price\n# Required for new products,A product with it is updated,Empty: on request\nPump,A1,12.50',
    products: [a],
    skipped: ['2 hints'],
  },
  {
    name: 'units below the headings',
    content: 'SKU;Name;Price;Weight\n;;EUR;kg\nA1;Pump;12,50;5',
    products: [{ ...a, currency: 'EUR', specs: { 'Weight (kg)': '5' } }],
    skipped: ['2 units'],
  },
  {
    name: 'titles and a sum between the rows',
    content: 'SKU;Name;Price\nPUMPS\nA1;Pump;12,50\nVALVES;;\nB2;Valve;3,00\n;;15,50',
    products: [a, b],
    skipped: ['2 lone', '4 lone', '6 lone'],
  },
  {
    name: 'headings on every printed page',
    content: 'SKU;Name;Price\nA1;Pump;12,50\nSKU;Name;Price\nB2;Valve;3,00',
    products: [a, b],
    skipped: ['3 repeated'],
  },
  {
    name: 'a separator without quotation marks',
    content: 'Name,SKU,Price\nPump,A1,12.50\nValve, brass,B2,3.00',
    products: [a],
    skipped: ['3 wide'],
  },
  {
    name: 'names alone',
    content: 'Name\nPump\nValve',
    products: [{ name: 'Pump' }, { name: 'Valve' }],
  },
  {
    name: 'names without the other cells',
    content: 'Name,SKU,Price\nPump,,\nValve,,',
    products: [{ name: 'Pump' }, { name: 'Valve' }],
  },
  {
    name: 'pictures in three columns',
    content: 'Name,Photo,Photo,Photo\nPump,1.png,2.png,3.png\nValve,,4.png,',
    products: [
      { name: 'Pump', photos: ['1.png', '2.png', '3.png'] },
      { name: 'Valve', photos: ['4.png'] },
    ],
  },
  {
    name: 'numbered pictures',
    content: 'Name;Image 1;Additional images;image_url_3\nPump;1.png;2.png|3.png;https://x.example/4.png',
    products: [{ name: 'Pump', photos: ['1.png', '2.png', '3.png', 'https://x.example/4.png'] }],
  },
  {
    name: 'zeros guarded as spreadsheets do',
    content: 'Name;SKU\nPump;="00123"\nValve;\'00456',
    products: [
      { name: 'Pump', partNumber: '00123' },
      { name: 'Valve', partNumber: '00456' },
    ],
  },
  {
    name: 'line breaks in cells',
    content: 'Name;SKU;Description\n"Pump\r\nDN 50";A1;"Two\nlines"',
    products: [{ name: 'Pump DN 50', partNumber: 'A1', description: 'Two\nlines' }],
  },
  {
    name: 'tags and entities',
    content:
      'Name,SKU,Description\nPump &amp;amp; motor,A1,<p>Good <b>pump</b>&nbsp;x</p><ul><li>V&aacute;lvula &euro;</li></ul>',
    products: [{ name: 'Pump & motor', partNumber: 'A1', description: 'Good pump x\nVálvula €' }],
  },
  {
    name: 'signs of less and more',
    content: 'Name,SKU,Temperature\nPump R&D,A1,5 < t < 80',
    products: [{ name: 'Pump R&D', partNumber: 'A1', specs: { Temperature: '5 < t < 80' } }],
  },
  {
    name: 'currencies by sign and word',
    content: 'Name;SKU;Price;Currency\nPump;A1;12,50;€\nValve;B2;3,00;RMB',
    products: [
      { ...a, currency: 'EUR' },
      { ...b, currency: 'CNY' },
    ],
  },
  {
    name: 'a declared separator',
    content: `sep=;\n${plainRows}`,
    products: [a, b],
  },
  {
    name: 'errors of formulas',
    content: 'Name;SKU;Price\nPump;A1;#N/A',
    products: [{ name: 'Pump', partNumber: 'A1', problems: ['price formula'] }],
  },
]

export const cellFiles = [...priceFiles, ...hsFiles, ...stockFiles, ...titled, ...shapes]
