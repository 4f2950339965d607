// Sample product rows from open collections.
import { productKeyOf } from '#api/foundation/industries/lookup.ts'
import { registeredAt } from './moments.ts'
import { describe } from './product-text.ts'
import type { Product } from './read.ts'

export type SampleProduct = ReturnType<typeof productRow>

const endings = / (Solar Module|Solar Inverter|Heat Pump|Industrial Robot|Wind Turbine)$/
const nouns: Record<string, string> = {
  'Solar Module': 'photovoltaic module',
  'Solar Inverter': 'solar inverter',
  'Heat Pump': 'heat pump',
  'Industrial Robot': 'industrial robot',
  'Wind Turbine': 'wind turbine',
}

// Two-part heat pump, as in certificates.
const split = /^indoor unit:?\s*(.+?)[,;]?\s*outdoor unit:?\s*(.+?)$/i

export function productRow(product: Product, business: { id: string; registeredAt: string }) {
  const { id, source, brand } = product
  const key = shelfOf(product)
  const parts = key?.split('.') ?? []
  const specs = specsOf(product)
  const model = modelOf(product)
  return {
    id,
    business: business.id,
    name: nameOf(product),
    ...(brand && { brand: cleanBrand(brand) }),
    ...(model && { code: model }),
    description: describe({ ...product, specs, ...(model && { model }) }),
    category: parts.slice(0, 2).join('.'),
    subCategory: key ?? '',
    specs,
    media: viewsOf(source).map((view) => ({ kind: 'drawn' as const, view })),
    source,
    registeredAt: registeredAt(id, business.registeredAt),
  }
}

const inverters = 'energy.inverters-power-conversion'

// Power decides an inverter's kind, missing in the collection.
function shelfOf(product: Product): string | undefined {
  const key = productKeyOf(product)
  if (key !== inverters) return key
  const watts = Number.parseFloat(product.specs?.find((spec) => spec.key === 'AC power')?.value ?? '')
  return `${inverters}.${watts <= 1000 ? 'microinverters' : watts <= 150_000 ? 'string-inverters' : 'central-inverters'}`
}

export function isFit({ name, subCategory, specs, description }: SampleProduct): boolean {
  const plain = name.length >= 4 && name.length <= 110 && !/unknown|generic|test device|\bDIY\b/i.test(name)
  return plain && subCategory.split('.').length === 3 && specs.length >= 2 && description.length >= 30
}

export function cleanBrand(brand: string): string {
  return brand
    .replace(/_/g, ',')
    .replace(/ Co - Ltd$/, ' Co., Ltd.')
    .trim()
}

function nameOf({ name, brand = '', source }: Product): string {
  const clean = tidy(name)
  const [, noun] = endings.exec(clean) ?? []
  if (!noun) return clean
  const model = withoutBrand(clean.replace(endings, ''), brand)
  const [, indoor, outdoor] = split.exec(model) ?? []
  if (indoor && outdoor) return `${outdoor} ${nouns[noun]} with indoor unit ${indoor}`
  return source === 'oedb-wind' || source === 'robodk-list'
    ? `${brand} ${model} ${nouns[noun]}`
    : `${model} ${nouns[noun]}`
}

function modelOf({ name, brand = '', mpn }: Product): string | undefined {
  if (mpn) return tidy(mpn)
  if (!endings.test(name)) return undefined
  const model = withoutBrand(tidy(name).replace(endings, ''), brand)
  const [, indoor, outdoor] = split.exec(model) ?? []
  return indoor && outdoor ? `${outdoor} + ${indoor}` : model
}

function withoutBrand(model: string, brand: string): string {
  return brand && model.startsWith(`${brand} `) ? model.slice(brand.length + 1) : model
}

/** Removes hard and double spaces and orphaned footnote stars. */
export function tidy(text: string): string {
  return text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\* (?=\d)/g, '')
    .trim()
}

const silent = /^(n\/a|not applicable|unknown|-|none|0|0 W|0\.0–255\.255)$/i

function specsOf({ specs = [], source }: Product): { key: string; value: string }[] {
  return specs
    .filter(({ key, value }) => !silent.test(value.trim()) && !/^(CEC date|OTA updates|Firmware|.*_tol[+-])$/.test(key))
    .map(({ key, value }) => ({
      key: key === 'Hub height' ? 'Hub heights' : key,
      value: plainFigures(key, valueOf(source, key, tidy(value))),
    }))
    .filter(({ value }) => value !== '' && value.length <= 160)
}

// '225.0 W' → '225 W'; codes keep their zeros.
function plainFigures(key: string, value: string): string {
  if (/^(Model|Designation|Dash size|FDA product code|Regulation|Certificate date|Connector)$/.test(key)) return value
  return value.replace(/(\d+)\.(\d*?)0+(?=[^\d.]|$)/g, (_, whole: string, part: string) =>
    part ? `${whole}.${part}` : whole,
  )
}

function valueOf(source: string, key: string, value: string): string {
  if (source === 'hp-keymark' && key === 'Refrigerant mass') return `${Number.parseFloat(value.replace(',', '.'))} kg`
  if (source === 'hp-keymark' && key === 'Certificate date') return value.split('.').reverse().join('-')
  if (source === 'oedb-wind' && key === 'Hub height') return `${value.split(/;\s*/).join(', ')} m`
  if (source === 'fda-device-types' && key === 'Regulation') return `21 CFR ${value}`
  if (source === 'fda-device-types' && key === 'Device class') return /^[123]$/.test(value) ? value : 'Not classified'
  if (source === 'fda-device-types' && key === 'Implant') return value === 'Y' ? 'Yes' : 'No'
  if (/^Nominal power$/.test(key)) return `${Number.parseFloat(value) / 1000} MW`
  return value.replace(/^(\d{4,})(\.0+)? W$/, (_, watts: string) => `${Number(watts) / 1000} kW`)
}

function viewsOf(source: string): ('main' | 'drawing' | 'detail' | 'set')[] {
  if (source === 'grocery-store' || source === 'fda-device-types') return ['main']
  return source === 'bd-warehouse' || source === 'robodk-list' ? ['main', 'drawing', 'detail'] : ['main', 'drawing']
}
