// Table row → product fields, or errors; ignores the existing product.
import {
  type CellProblem,
  type Cells,
  clearingSign,
  catalogueFields,
  type CatalogueField,
  documentsColumn,
  priceBaseColumn,
  specPrefix,
  type VersionColumn,
  versionIn,
} from '#contract/catalog/catalogues/columns.ts'
import { type ColumnOf, type KindOf, productColumns } from '#contract/catalog/products/columns.ts'
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import type { Node } from '#api/foundation/industries/lookup.ts'
import { amountIn, currencyOf } from '#contract/foundation/amounts.ts'
import { daysIn } from '#contract/foundation/durations.ts'
import { digitsOf, numberIn, wholeIn } from '#contract/foundation/numbers.ts'
import { type DocumentLink, readDocuments } from './document-links.ts'
import { divide, type PriceParts } from './price-base.ts'
import { nodesNamed, termIn } from './terms.ts'

export type CellError = { column: string; problem: CellProblem; text: string }
type SentColumn = ColumnOf<'name' | 'line' | 'text' | 'hsCode' | 'gtin' | 'list' | 'days' | 'yesNo' | 'status'>
export type RowSays = {
  sent: Pick<ProductChange, SentColumn>
  node?: Node | null
  specs: Map<string, string | null>
  versions: Map<VersionColumn, string | null>
  price: PriceParts
  photos?: string[]
  documents: DocumentLink[]
  errors: CellError[]
}

type Reading = {
  said: string | number | null
  says: RowSays
  cells: Cells
  decimal: '.' | ','
  addError: (problem: CellProblem, text?: string) => void
}
type Reader<Column> = (column: Column, reading: Reading) => void
export type Readers = { [Kind in KindOf<CatalogueField>]: Reader<Extract<ColumnOf<Kind>, CatalogueField>> }

const readText: Reader<ColumnOf<'line' | 'text'>> = (column, { said, says }) => {
  says.sent[column] = said === null ? '' : textOf(said)
}

const readers: Readers = {
  name: (column, { said, says, addError }) => {
    if (said === null) addError('missing')
    else says.sent[column] = oneLine(said)
  },
  line: readText,
  text: readText,
  hsCode: (column, { said, says }) => {
    says.sent[column] = said === null ? '' : customsNumber(textOf(said))
  },
  gtin: (column, { said, says }) => {
    // Spreadsheets drop leading zeros of numbers.
    says.sent[column] = said === null ? '' : typeof said === 'number' ? gtinOf(said) : textOf(said)
  },
  list: (column, { said, says }) => {
    says.sent[column] = said === null ? [] : partsOf(said, /[;,|\n，、]/)
  },
  days: (column, { said, says, decimal, addError }) => {
    const days = said === null ? null : daysIn(said, decimal)
    if (days === null || days >= 0) says.sent[column] = days
    else addError('whole', String(said))
  },
  yesNo: (column, { said, says, decimal, addError }) => {
    const term = said === null ? null : termIn(said)
    const stock = said !== null && term === undefined ? numberIn(withoutUnit(said), decimal) : NaN
    if (term === null) says.sent[column] = null
    else if (!Number.isNaN(stock)) says.sent[column] = stock > 0
    else if (term === 'yes' || term === 'no') says.sent[column] = term === 'yes'
    else addError('yesNo', String(said))
  },
  status: (column, { said, says, addError }) => {
    const term = said === null ? 'hidden' : termIn(said)
    if (term === 'active' || term === 'draft' || term === 'archived') says.sent[column] = term
    else if (term === 'yes') says.sent[column] = 'active'
    else if (term === 'no' || said === '-1' || said === -1) says.sent[column] = 'draft'
    else if (term !== 'hidden') addError('status', String(said))
  },
  node: (_, { said, says, addError }) => {
    const found = said === null ? [] : nodesIn(String(said))
    if (said === null) says.node = null
    else if (found.length === 1) says.node = found[0]!
    else addError(found.length > 1 ? 'categories' : 'category', String(said))
  },
  amount: (column, { said, says: { price }, cells, decimal, addError }) => {
    const { end } = productColumns[column]
    const read = said === null || isOnRequest(said) ? null : amountIn(said, decimal)
    const stated = meaning(cells.currency)
    if (read?.currency && stated == null) price.currency ??= read.currency
    if (read === null || read.number >= 0) price[end] = read && read.number
    else addError('number', String(said))
    const asked = typeof stated === 'string' ? codeOf(stated) : price.currency
    if (read?.currency && asked !== read.currency) addError('currency', String(said))
    // A single price is both ends.
    if (end === 'min' && price.min != null && meaning(cells.priceMax) === undefined) price.max = price.min
  },
  currency: (_, { said, says }) => {
    if (said !== null) says.price.currency = codeOf(String(said))
  },
  unit: (_, { said, says }) => {
    says.price.unit = said === null ? null : textOf(said)
  },
  tiers: (column, { said, says: { price }, decimal, addError }) => {
    const tiers = said === null ? [] : tiersIn(String(said), decimal)
    price.tiers = tiers
    const ordered = tiers.every((tier, i) => i === 0 || tier.quantity > tiers[i - 1]!.quantity)
    if (tiers.some((tier) => !(tier.quantity >= 1 && tier.price >= 0)) || !ordered) addError('tiers', String(said))
    else if (tiers.length > productColumns[column].most) addError('tooMany')
  },
  pictures: (column, { said, says, addError }) => {
    const photos = said === null ? [] : partsOf(said, /[|;\n]|,\s+|,(?=https?:)/)
    says[column] = photos
    if (photos.length > productColumns[column].most) addError('tooMany')
  },
}

export function rowSays(cells: Cells, decimal: '.' | ','): RowSays {
  const says: RowSays = { sent: {}, specs: new Map(), versions: new Map(), price: {}, documents: [], errors: [] }
  for (const column of catalogueFields) {
    const said = meaning(cells[column])
    if (said === undefined) continue
    const addError: Reading['addError'] = (problem, text = '') => void says.errors.push({ column, problem, text })
    if (formulaError.test(String(said))) {
      addError('formula', String(said))
      continue
    }
    const read = readers[productColumns[column].kind] as Reader<CatalogueField>
    read(column, { said, says, cells, decimal, addError })
  }
  const base = meaning(cells[priceBaseColumn])
  if (base != null && !divide(says.price, base, decimal))
    says.errors.push({ column: priceBaseColumn, problem: 'number', text: String(base) })
  readDocuments(meaning(cells[documentsColumn]), says)
  for (const [column, value] of Object.entries(cells)) {
    const version = versionIn(column)
    const said = version || column.startsWith(specPrefix) ? meaning(value) : undefined
    if (said === undefined) continue
    if (formulaError.test(String(said))) says.errors.push({ column, problem: 'formula', text: String(said) })
    else if (version) says.versions.set(column as VersionColumn, said === null ? null : textIn(version.field, said))
    else says.specs.set(column.slice(specPrefix.length).trim(), said === null ? null : textOf(said))
  }
  return says
}

function meaning(cell: string | number | undefined): string | number | null | undefined {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text === '' ? undefined : text === clearingSign ? null : text
}

const onRequest =
  /^(?:(?:price )?(?:up)?on (?:request|application|demand)|request(?: a)? quot\w*|call|poa|tbd|n\/?a|(?:precio )?a (?:petición|consultar|convenir)|consultar|(?:prezzo )?su richiesta|(?:preis )?auf anfrage|(?:prix )?sur demande|sob consulta|面议|询价|电询|议价)\.?$/iu

function codeOf(cell: string): string {
  return currencyOf(cell) || cell.trim().toUpperCase()
}

const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/

function textOf(cell: string | number): string {
  return typeof cell === 'number' ? digitsOf(cell) : cell
}

function withoutUnit(cell: string | number): string | number {
  return typeof cell === 'number' ? cell : cell.replace(/[\s\p{L}.]+$/u, '')
}

/** Zeros that spreadsheets drop: `8413.7` is 8413.70, 4021000 is 04021000. */
function customsNumber(text: string): string {
  const [, chapter = '', rest = ''] = /^(\d{3,4})\.(\d{1,2})$/.exec(text) ?? []
  if (chapter) return `${chapter.padStart(4, '0')}${rest.padEnd(2, '0')}`
  const digits = text.replace(/[\s.]/g, '')
  return /^[1-9]\d{4}(?:\d\d){0,2}$/.test(digits) ? `0${digits}` : text
}

function nodesIn(cell: string): Node[] {
  const whole = nodesNamed(cell)
  if (whole.length > 0) return whole
  return (
    cell
      .split(/[,;|\n]/)
      .map(nodesNamed)
      .find(({ length }) => length > 0) ?? []
  )
}

function oneLine(cell: string | number): string {
  return textOf(cell).replace(/\s*[\r\n]+\s*/g, ' ')
}

function textIn(field: 'name' | 'description', cell: string | number): string {
  return field === 'name' ? oneLine(cell) : textOf(cell)
}

function isOnRequest(cell: string | number): boolean {
  return typeof cell === 'string' && onRequest.test(cell.trim())
}

function partsOf(cell: string | number, signs: RegExp): string[] {
  const parts = String(cell).split(signs)
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

function gtinOf(said: number): string {
  const digits = String(said)
  const length = [8, 12, 13, 14].find((one) => one >= digits.length) ?? 0
  return digits.padStart(length, '0')
}

function tiersIn(text: string, decimal: '.' | ','): { quantity: number; price: number }[] {
  return text
    .split(/[;|\n]/)
    .filter((part) => part.trim())
    .map((part) => {
      const [quantity = '', price = '', ...more] = part.split(/[:=]/)
      return {
        quantity: more.length > 0 ? NaN : wholeIn(quantity.replace(/^\s*[≥>]=?/, '').replace(/\+\s*$/, ''), decimal),
        price: amountIn(price, decimal).number,
      }
    })
}

const complaints: [RegExp, CellProblem][] = [
  [/six to ten digits/, 'hsCode'],
  [/GTIN/, 'gtin'],
  [/is missing|a price is missing/, 'missing'],
  [/Too big|at most|too long/i, 'tooLong'],
  [/currenc/, 'currency'],
  [/smaller number comes first/, 'order'],
  [/whole number/, 'whole'],
  [/number/, 'number'],
]
const columnOf: Record<string, string> = { 'price.currency': 'currency', 'price.unit': 'unit', 'price.max': 'priceMax' }

export function cellErrorOf(path: string, message: string, specs: readonly { key: string }[] = []): CellError {
  const [head = '', second = '', third] = path.split('.')
  const spec = head === 'specs' && third ? specs[Number(second)]?.key : undefined
  const many = /Too big|at most/i.test(message) && /specs|keywords|photos/.test(head) && second === ''
  const problem = many ? 'tooMany' : (complaints.find(([words]) => words.test(message))?.[1] ?? 'other')
  const ofVersion = head === 'versions' ? `${third ?? 'name'}[${second}]` : undefined
  const column = spec ? specPrefix + spec : (ofVersion ?? columnOf[`${head}.${second}`] ?? head)
  return { column, problem, text: problem === 'other' ? message : '' }
}
