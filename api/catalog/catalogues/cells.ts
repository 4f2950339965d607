// Row of a table → product fields, and field errors by column. Pure; ignores the existing product.
import {
  type CellProblem,
  type Cells,
  clearingSign,
  type CatalogueField,
  specPrefix,
} from '#contract/catalog/catalogues/columns.ts'
import { photosMost, priceTiersMost } from '#contract/foundation/constants.ts'
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import type { Node } from '#api/foundation/industries/lookup.ts'
import { numberIn, wholeIn } from '#contract/foundation/numbers.ts'
import { nodesNamed, termIn } from './terms.ts'

export type CellError = { column: string; problem: CellProblem; text: string }
/** Null removes a part, undefined leaves it. */
export type PriceParts = {
  min?: number | null
  max?: number | null
  tiers?: { quantity: number; price: number }[]
  currency?: string
  unit?: string | null
}
export type RowSays = {
  sent: Pick<
    ProductChange,
    | 'name'
    | 'partNumber'
    | 'brand'
    | 'description'
    | 'keywords'
    | 'minimumOrder'
    | 'leadTime'
    | 'stock'
    | 'hsCode'
    | 'status'
  >
  node?: Node | null
  /** Null removes it. */
  specs: Map<string, string | null>
  price: PriceParts
  /** File names and links, in order. */
  photos?: string[]
  errors: CellError[]
}

const texts = ['name', 'partNumber', 'brand', 'description', 'minimumOrder', 'hsCode'] as const

/** `decimal`: the decimal separator. */
export function rowSays(cells: Cells, decimal: '.' | ','): RowSays {
  const says: RowSays = { sent: {}, specs: new Map(), price: {}, errors: [] }
  const addError = (column: string, problem: CellProblem, text = '') => void says.errors.push({ column, problem, text })
  const { sent, price } = says
  /** Undefined: unchanged, null: removed. */
  const cell = (field: CatalogueField): string | number | null | undefined => meaning(cells[field])

  for (const field of texts) {
    const said = cell(field)
    if (said === undefined) continue
    if (said === null && field === 'name') addError('name', 'missing')
    else Object.assign(sent, { [field]: said === null ? '' : String(said) })
  }
  const keywords = cell('keywords')
  if (keywords !== undefined) sent.keywords = keywords === null ? [] : partsOf(keywords, /[;,|\n，、]/)
  const leadTime = cell('leadTime')
  if (leadTime === null) sent.leadTime = null
  else if (leadTime !== undefined) {
    const days = wholeIn(leadTime, decimal)
    if (days >= 0) sent.leadTime = days
    else addError('leadTime', 'whole', String(leadTime))
  }
  const stock = cell('stock')
  if (stock === null) sent.stock = null
  else if (stock !== undefined) {
    const term = termIn(stock)
    if (term === 'yes' || term === 'no') sent.stock = term === 'yes'
    else addError('stock', 'yesNo', String(stock))
  }
  const status = cell('status')
  if (status != null) {
    const term = termIn(status)
    if (term === 'active' || term === 'draft' || term === 'archived') sent.status = term
    else if (term !== 'hidden') addError('status', 'status', String(status))
  }
  const category = cell('category')
  if (category === null) says.node = null
  else if (category !== undefined) {
    const found = nodesNamed(String(category))
    if (found.length === 1) says.node = found[0]!
    else addError('category', found.length > 1 ? 'categories' : 'category', String(category))
  }
  for (const [end, field] of [
    ['min', 'price'],
    ['max', 'priceMax'],
  ] as const) {
    const said = cell(field)
    if (said === undefined) continue
    const amount = said === null ? null : numberIn(said, decimal)
    if (amount === null || amount >= 0) price[end] = amount
    else addError(field, 'number', String(said))
  }
  // A single price is both ends.
  if (price.min != null && meaning(cells.priceMax) === undefined) price.max = price.min
  const currency = cell('currency')
  if (currency != null) price.currency = String(currency).trim().toUpperCase()
  const unit = cell('unit')
  if (unit !== undefined) price.unit = unit === null ? null : String(unit)
  const tiers = cell('tiers')
  if (tiers !== undefined) {
    price.tiers = tiers === null ? [] : tiersIn(String(tiers), decimal)
    const ordered = price.tiers.every((tier, i, all) => i === 0 || tier.quantity > all[i - 1]!.quantity)
    if (price.tiers.some((tier) => !(tier.quantity >= 1 && tier.price >= 0)) || !ordered)
      addError('tiers', 'tiers', String(tiers))
    else if (price.tiers.length > priceTiersMost) addError('tiers', 'tooMany')
  }
  const photos = cell('photos')
  if (photos !== undefined) {
    says.photos = photos === null ? [] : partsOf(photos, /[|;\n]|,\s+|,(?=https?:)/)
    if (says.photos.length > photosMost) addError('photos', 'tooMany')
  }
  for (const [column, value] of Object.entries(cells)) {
    const said = column.startsWith(specPrefix) ? meaning(value) : undefined
    if (said !== undefined) says.specs.set(column.slice(specPrefix.length).trim(), said === null ? null : String(said))
  }
  return says
}

function meaning(cell: string | number | undefined): string | number | null | undefined {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text === '' ? undefined : text === clearingSign ? null : text
}

function partsOf(cell: string | number, signs: RegExp): string[] {
  const parts = String(cell).split(signs)
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

/** `100: 4.50; 500: 4.20` */
function tiersIn(text: string, decimal: '.' | ','): { quantity: number; price: number }[] {
  return text
    .split(/[;|\n]/)
    .filter((part) => part.trim())
    .map((part) => {
      const [quantity = '', price = '', ...more] = part.split(/[:=]/)
      return {
        quantity: more.length > 0 ? NaN : wholeIn(quantity.replace(/^\s*[≥>]=?/, '').replace(/\+\s*$/, ''), decimal),
        price: numberIn(price, decimal),
      }
    })
}

const complaints: [RegExp, CellProblem][] = [
  [/six to ten digits/, 'hsCode'],
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
  const column = spec ? specPrefix + spec : (columnOf[`${head}.${second}`] ?? head)
  return { column, problem, text: problem === 'other' ? message : '' }
}
