// Products over several columns or rows.
import { plainHeading } from './plain-heading.ts'
import { shownOf, type TableCell, type TableRow } from './cells.ts'

export type Arrangement = { headings: string[]; rows: TableRow[]; joined: { row: number; cells: TableCell[] }[] }

export function arranged(headings: readonly string[], rows: readonly TableRow[]): Arrangement {
  const whole = variantsOf(headings, rows)
  return { ...pairsOf(headings, whole.rows), joined: whole.joined }
}

const nameOfPair = /^(?:attribute(\d+)name|option(\d+)name|nombredelatributo(\d+)|nomedellattributo(\d+))$/
const valueOfPair = /^(?:attribute(\d+)values?|option(\d+)value|valore?s?(?:del|dell)at(?:t)?ributo(\d+))$/
const features = /^features?(?:namevalue.*)?$/
const pairsMost = 40

type Pairs = Map<string, string>

function pairsOf(headings: readonly string[], rows: readonly TableRow[]): Pick<Arrangement, 'headings' | 'rows'> {
  const plain = headings.map(plainHeading)
  const numberIn = (match: RegExpExecArray | null) => match?.slice(1).find(Boolean)
  const values = new Map(
    plain.flatMap((heading, at) =>
      valueOfPair.test(heading) ? [[numberIn(valueOfPair.exec(heading)), at] as const] : [],
    ),
  )
  const pairs = plain.flatMap((heading, at) => {
    const value = nameOfPair.test(heading) ? values.get(numberIn(nameOfPair.exec(heading))) : undefined
    return value === undefined ? [] : [{ name: at, value }]
  })
  const lists = plain.flatMap((heading, at) => (features.test(heading) ? [at] : []))
  if (pairs.length + lists.length === 0) return { headings: [...headings], rows: [...rows] }
  const found = rows.map(({ cells }) => {
    const text = (at: number) => shownOf(cells[at] ?? '').trim()
    const all: Pairs = new Map()
    for (const { name, value } of pairs)
      if (text(name) && text(value) !== 'Default Title') all.set(text(name), text(value))
    for (const at of lists)
      for (const part of text(at).split(/\s*,\s*(?=[^,:]+:)/)) {
        const [name = '', value = ''] = part.split(':')
        if (name.trim() && value.trim()) all.set(name.trim(), value.trim())
      }
    return all
  })
  const names = [...new Set(found.flatMap((all) => [...all.keys()]))].slice(0, pairsMost)
  const gone = new Set([...pairs.flatMap(({ name, value }) => [name, value]), ...lists])
  const kept = <T>(list: readonly T[]) => list.filter((_, at) => !gone.has(at))
  return {
    headings: [...kept(headings), ...names],
    rows: rows.map(({ row, cells }, at) => {
      const filled = headings.map((_, column) => cells[column] ?? '')
      return { row, cells: [...kept(filled), ...names.map((name) => found[at]!.get(name) ?? '')] }
    }),
  }
}

const inherited = ['title', 'bodyhtml', 'vendor', 'productcategory', 'type', 'tags', 'published', 'status', 'imagesrc']

function variantsOf(headings: readonly string[], rows: readonly TableRow[]): Pick<Arrangement, 'rows' | 'joined'> {
  const at = (name: string) => headings.findIndex((heading) => plainHeading(heading) === name)
  const [handle, title, sku, price, image] = ['handle', 'title', 'variantsku', 'variantprice', 'imagesrc'].map(at) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (handle < 0 || title < 0 || (sku < 0 && price < 0)) return { rows: [...rows], joined: [] }
  const options = headings.flatMap((heading, column) =>
    /^option\d+value$/.test(plainHeading(heading)) ? [column] : [],
  )
  const names = headings.flatMap((heading, column) => (/^option\d+name$/.test(plainHeading(heading)) ? [column] : []))
  const text = ({ cells }: TableRow, column: number) => shownOf(cells[column] ?? '').trim()
  const kept: TableRow[] = []
  const joined: TableRow[] = []
  for (const [, group] of Map.groupBy(rows, (row) => text(row, handle) || row)) {
    const [first, ...more] = group as [TableRow, ...TableRow[]]
    const isPicture = (row: TableRow) => !text(row, title) && !text(row, sku) && !text(row, price)
    const pictures = more.filter(isPicture)
    const variants = [first, ...more.filter((row) => !isPicture(row))]
    const photos = [first, ...pictures]
      .map((row) => text(row, image))
      .filter(Boolean)
      .join(' | ')
    for (const row of variants) {
      const cells = headings.map((_, column) => row.cells[column] ?? '')
      for (const column of [...inherited.map(at), ...names])
        if (column >= 0 && text(row, column) === '') cells[column] = first.cells[column] ?? ''
      if (image >= 0) cells[image] = photos
      const chosen = options.map((column) => text(row, column)).filter((value) => value && value !== 'Default Title')
      if (variants.length > 1 && chosen.length > 0) cells[title] = `${text(first, title)} – ${chosen.join(', ')}`
      kept.push({ row: row.row, cells })
    }
    joined.push(...pictures)
  }
  return { rows: kept.toSorted((one, other) => one.row - other.row), joined }
}
