// Second title in the reader's language.
import { LRUCache } from 'lru-cache'
import { secondTitleFiguresMost } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { materialInLanguage, typeInLanguage } from '#search-engine/index.ts'
import type { Node } from '#api/foundation/industries/lookup.ts'
import { keptOfLists } from '#api/foundation/list-changes.ts'
import { specKeyFor } from './spec-names.ts'

type TitleSource = { name: string; specs: readonly { key: string; value: string }[] }

const keptMost = 5000
const valueMost = 20 // characters
const typesByName = keptOfLists(() => new LRUCache<string, { type: string | undefined }>({ max: keptMost }))

/** Written before bare numbers. */
const prefixes: Record<string, string> = { 'Nominal pipe size': 'NPS', 'Pressure class': 'Class' }
const figureKeys = [
  'Nominal pipe size',
  'Size',
  'Pressure class',
  'Schedule',
  'Rated power (STC)',
  'Rated power',
  'Power',
  'Rated output (35 °C)',
  'Capacity',
  'Payload',
  'Flow rate',
  'Head',
  'Max. pressure',
  'Pressure',
  'Torque',
  'Ratio',
  'Output power',
  'Voltage',
  'Outside diameter',
  'Diameter',
  'Display diagonal',
  'Cable length',
  'Material',
]

/** Undefined where words remain that only readers of their language know. */
function withoutWords(text: string): string | undefined {
  const value = text.replace(/^up to /i, '≤ ').replace(/ at .*/, '')
  return /\p{Ll}{4}/u.test(value) ? undefined : value
}

function figureOf(key: string, text: string, locale: Locale): string | undefined {
  if (key === 'Material') return materialInLanguage(text, locale)
  const value = withoutWords(text)
  if (value === undefined) return undefined
  const [, bare] = /^(\d[\d /.-]*?) ?(?:in|inch|["″])?$/.exec(value) ?? []
  if (bare && prefixes[key]) return `${prefixes[key]} ${bare}`
  if (value.length > valueMost || !/\d/.test(value)) return undefined
  return /\p{L}|["″]/u.test(value) ? value : undefined
}

const ofBearing = ['Bore diameter', 'Outside diameter', 'Width']

/** `4 × 9 × 4 mm`: bore, outside diameter, width. */
function bearingSize(values: ReadonlyMap<string, string>): string | undefined {
  const sizes = ofBearing.map((key) => /^([\d.,]+) mm$/.exec(values.get(key) ?? '')?.[1])
  return sizes.includes(undefined) ? undefined : `${sizes.join(' × ')} mm`
}

function figuresOf({ specs }: TitleSource, locale: Locale): string[] {
  const values = new Map<string, string>()
  for (const { key, value } of specs) {
    const own = specKeyFor(key)
    if (!values.has(own)) values.set(own, value.trim())
  }
  const size = bearingSize(values)
  if (size) return [size]
  const figures = figureKeys.flatMap((key) => {
    const value = values.get(key)
    return (value !== undefined && figureOf(key, value, locale)) || []
  })
  return [...new Set(figures)].slice(0, secondTitleFiguresMost)
}

function typeFor(name: string, node: Node | undefined, locale: Locale): string | undefined {
  const id = `${locale} ${node?.id} ${name}`
  const known = typesByName().get(id) ?? { type: findType(name, node, locale) }
  typesByName().set(id, known)
  return known.type
}

function findType(name: string, node: Node | undefined, locale: Locale): string | undefined {
  const categories = node ? [node.name.en, ...(node.category ? [node.category.name.en] : [])] : []
  const type = typeInLanguage(name, locale, categories)
  return type && name.toLowerCase().includes(type.toLowerCase()) ? undefined : type
}

/** Undefined for an unknown type or a name in the reader's language. */
export function secondTitleOf(product: TitleSource, node: Node | undefined, locale: Locale): string | undefined {
  const type = typeFor(product.name, node, locale)
  return type === undefined ? undefined : [type, ...figuresOf(product, locale)].join(' · ')
}
