// Prices for more than one unit: SAP's price unit, “per 100”. No zod.
import { amountIn } from '#contract/foundation/amounts.ts'
import { type Decimal, digitsOf, numberIn, tidied } from '#contract/foundation/numbers.ts'

/** `100`, `100 pcs`, `per 1.000 ST`; NaN for other texts. */
export function priceBaseIn(cell: string | number, decimal: Decimal): { base: number; unit?: string } {
  if (typeof cell === 'number') return { base: cell }
  const [, digits = '', unit = ''] = stated.exec(cell.trim()) ?? []
  return { base: wholeOf(digits, decimal), ...(unit && { unit: unit.trim() }) }
}
const stated = /^(?:(?:per|pro|je|por|par|cada|ogni|\/|每)\s*)?(\d[\d.,']*)\s*(\p{L}[\p{L}. ]{0,20})?$/iu

/** No price is for 1.25 pieces: `1.000` and `1,000` are a thousand. */
function wholeOf(digits: string, decimal: Decimal): number {
  return numberIn(digits.replace(/^(\d{1,3})[.,](000)$/, '$1$2'), decimal)
}

const placesMost = 10

/** Undefined where digits would have to be cut. */
export function ofOne(amount: number, base: number): number | undefined {
  const one = tidied(amount / base)
  const [, places = ''] = digitsOf(one).split('.')
  return places.length <= placesMost ? one : undefined
}

const units = new Set(
  `pc pcs pce pz piece pieces ea each unit units set sets pair pairs pack packs package pkt box boxes carton cartons ctn bag roll reel drum dozen dz
kg g t ton tonne lb m mtr meter metre ft m2 m² sqm m3 m³ l ltr liter litre st stk stck stück vpe packung ud uds unidad unidades pieza piezas caja cajas
paquete paquetes metro metri metros litro kilo par docena juego rollo pezzo pezzi conf confezione confezioni scatola coppia dozzina rotolo
个 件 只 台 套 米 千克 公斤 吨 箱 包 盒 卷 对 升 打 支 条 根 张`.split(/\s/),
)
const before = String.raw`(?:\b(?:per|pro|je|por|par|cada|ogni|al)\s|[/每])`
const forms = [
  new RegExp(String.raw`\s*[(（[]?\s*${before}\s*(\d[\d.,]*)?\s*(\p{L}[\p{L}\d²³. ]{0,30})?\s*[)）\]]?$`, 'iu'),
  // In brackets without “per” only a count and its unit: years stand there too.
  /\s*[(（[]\s*(\d[\d.,]*)\s*(\p{L}[\p{L}.]{0,20})\s*[)）\]]$/u,
]

/** `Price per 100 pcs` is a price for 100, `Price/kg` one with a unit. */
export function baseInHeading(heading: string): { rest: string; base?: number; unit?: string } {
  for (const form of forms) {
    const [whole = '', digits = '', words = ''] = form.exec(heading) ?? []
    const unit = words
      .toLowerCase()
      .replace(/\.| of \d+/g, '')
      .trim()
    if (whole === '' || (unit && !units.has(unit)) || !(unit || digits)) continue
    const base = wholeOf(digits, '.')
    const rest = heading.slice(0, -whole.length)
    return { rest, ...(base > 0 && { base }), ...(unit && { unit: words.trim() }) }
  }
  return { rest: heading }
}

export function dividedPrice(
  price: string | number,
  per: string | number,
  decimal: Decimal,
): { price: number; base: number; one: number } | undefined {
  const { number } = amountIn(price, decimal)
  const { base } = priceBaseIn(per, decimal)
  const one = base > 1 && number > 0 ? ofOne(number, base) : undefined
  return one === undefined ? undefined : { price: number, base, one }
}
