// From the words of a category to the kind that is drawn for it. Knows words, draws nothing.
import { isKind, type Kind } from './kinds.ts'
import { CONTROL, DIGITAL, MECHANICS, POWER, WORKS } from './words/industry.ts'
import { CARE, HOME, TABLE, WEAR } from './words/living.ts'
import { LAST, SERVICES } from './words/services.ts'

/** Lines of a kind and the beginnings of words that mean it, parted by |. */
export type Words = readonly (readonly [Kind, string])[]

// Where the words of one trade would speak for another.
const FIRST: Words = [
  ['heatPump', 'heat pump'],
  ['chair', 'office chair'],
]

const TRADES = [FIRST, MECHANICS, CONTROL, POWER, DIGITAL, WORKS, WEAR, CARE, TABLE, HOME, SERVICES, LAST]

/** The kind for a category's name, path or key: the most particular part of a path that says something decides. */
export function kindOf(text: string): Kind {
  if (isKind(text)) return text
  const parts = text.toLowerCase().split(/[.>›|]/)
  for (const part of parts.reverse()) {
    const words = part.replace(/[^\p{L}\p{N}&]+/gu, ' ')
    const rule = RULES.find(([pattern]) => pattern.test(words))
    if (rule) return rule[1]
  }
  return 'service'
}

// A word of a rule is the beginning of a word of the text; one that ends in $ is the whole word, plural or not.
const RULES = TRADES.flat().map(([kind, words]): readonly [RegExp, Kind] => {
  const alternatives = words
    .split('|')
    .map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}(?:e?s)?(?![\\p{L}])` : word))
  return [new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})`, 'u'), kind]
})

const WARM = new Set<Kind>([
  ...([
    'food',
    'brick',
    'chair',
    'carton',
    'watch',
    'produce',
    'bread',
    'meat',
    'cup',
    'grain',
    'wine',
    'dairy',
  ] as const),
  ...([
    'tin',
    'sack',
    'sofa',
    'bed',
    'desk',
    'table',
    'shelf',
    'wardrobe',
    'timber',
    'tile',
    'handbag',
    'wallet',
  ] as const),
  ...([
    'strap',
    'shoe',
    'house',
    'saw',
    'pallet',
    'teddy',
    'crib',
    'cookware',
    'flower',
    'seedling',
    'tractor',
  ] as const),
])
const CLEAN = new Set<Kind>([
  ...(['medical', 'bottle', 'garment', 'fabric', 'medicine', 'syringe', 'mask', 'bandage', 'tube', 'soap'] as const),
  ...(['perfume', 'lipstick', 'dress', 'trousers', 'sock', 'yarn', 'bodysuit', 'stroller', 'babyBottle'] as const),
])

/** What paints suit a kind. */
export function temperOf(kind: Kind): 'warm' | 'clean' | 'any' {
  if (WARM.has(kind)) return 'warm'
  return CLEAN.has(kind) ? 'clean' : 'any'
}
