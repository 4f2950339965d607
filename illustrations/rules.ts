// Maps category words to a kind.
import { isKind, type Kind, type Words } from './kinds.ts'
import { EXACT } from './words/exact.ts'
import { CONTROL, DIGITAL, MECHANICS, POWER, WORKS } from './words/industry.ts'
import { CARE, HOME, TABLE, WEAR } from './words/living.ts'
import { LAST, SERVICES } from './words/trade.ts'

// Exceptions: words with another meaning in one trade.
const FIRST: Words = [
  ['heatPump', 'heat pump'],
  ['chair', 'office chair'],
]

const TRADES = [FIRST, MECHANICS, CONTROL, POWER, DIGITAL, WORKS, WEAR, CARE, TABLE, HOME, SERVICES, LAST]

/** The most specific part of a path decides. */
export function kindOf(text: string): Kind {
  const known = found.get(text)
  if (known) return known
  const kind = isKind(text) ? text : searched(text)
  if (found.size < 4096) found.set(text, kind)
  return kind
}

const found = new Map<string, Kind>()

function searched(text: string): Kind {
  const parts = text.toLowerCase().split(/[.>›|]/)
  for (const part of parts.reverse()) {
    const named = NAMES.get(
      part
        .trim()
        .replaceAll("'", '')
        .replace(/[^a-z0-9]+/g, '-'),
    )
    if (named) return named
    const words = part.replace(/[^\p{L}\p{N}&]+/gu, ' ')
    const rule = RULES.find(([pattern]) => pattern.test(words))
    if (rule) return rule[1]
  }
  return 'service'
}

const NAMES = new Map(
  Object.entries(EXACT).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const)),
)

// A word is a prefix; with $ the whole word. Listed separators: a class of all letters would dominate compile time.
const RULES = TRADES.flat().map(([kind, words]): readonly [RegExp, Kind] => {
  const alternatives = words
    .split('|')
    .map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}(?:e?s)?(?=$|[ \\d&])` : word))
  return [new RegExp(`(?:^|[ \\d&])(?:${alternatives.join('|')})`), kind]
})

const WARM = kindSet(
  'food brick chair carton watch produce bread meat cup grain wine dairy jar iceCream tin sack sofa bed desk table shelf',
  'wardrobe timber tile handbag wallet strap shoe house saw pallet teddy crib cookware flower seedling tractor',
)
const CLEAN = kindSet(
  'medical bottle garment fabric medicine syringe mask bandage tube soap perfume lipstick dress trousers sock yarn',
  'bodysuit stroller babyBottle softPack dropper brush toothbrush scarf tie stethoscope',
)

function kindSet(...names: string[]): ReadonlySet<string> {
  return new Set(names.flatMap((line) => line.split(' ')))
}

export function temperOf(kind: Kind): 'warm' | 'clean' | 'any' {
  if (WARM.has(kind)) return 'warm'
  return CLEAN.has(kind) ? 'clean' : 'any'
}
