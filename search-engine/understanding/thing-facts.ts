// Facts of a thing.
import type { Span } from '../phrases/index.ts'
import { namesSeveral } from '../phrases/compound-names.ts'
import { accessoriesBeside, bindingWordsOf, isWide } from './bound-heads.ts'
import type { Thing } from './question.ts'
import { isEnglish } from './thing.ts'

export type HostFacts = {
  brands: ReadonlySet<string>
  categoriesOf: (names: readonly string[]) => string[]
  categoriesOfTypes: (types: readonly string[]) => string[]
  industriesOf: (categories: readonly string[]) => string[]
  categoriesBeside: (categories: readonly string[]) => string[]
}

const none = () => []
export const nothingKnown: HostFacts = {
  brands: new Set(),
  categoriesOf: none,
  categoriesOfTypes: none,
  industriesOf: none,
  categoriesBeside: none,
}

export function thingOf(
  span: Span,
  {
    text,
    types,
    others,
    beside,
    known,
  }: { text: string; types: string[]; others: Span[]; beside: readonly Span[]; known: HostFacts },
): Thing {
  const categories = categoriesIn(span)
  const kindCategories = known.categoriesOfTypes(types)
  const names = [span, ...others].flatMap((one) => [one.text, ...one.equivalents])
  const related = unique([[span, ...others].map((one) => one.text), names].flatMap(known.categoriesOf))
  // The word of another thing is in many names: flanges for pipes.
  const ofPhrases = new Set(known.categoriesOf(names.filter((name) => /.\s.|\p{Script=Han}{3}/u.test(name))))
  const members = related.filter((id) => kindCategories.includes(id) || ofPhrases.has(id))
  const isSeveral = span.readings.some(({ kind, names: { en } }) => kind === 'category' && namesSeveral(en[0] ?? ''))
  const isFiled = categories.length + kindCategories.length > 0
  const besideIt = beside.flatMap(categoriesIn)
  const said = [text, ...span.equivalents].join(' ').toLowerCase()
  const isSure = span.readings.some(({ kind, reference }) => kind === 'category' || reference === '')
  return {
    text: span.text,
    types,
    categories: unique(categories),
    otherThings: others.map((other) => other.text),
    relatedCategories: related,
    memberCategories: members,
    otherCategories: isSeveral ? [] : known.categoriesBeside(unique([categories, kindCategories, members].flat())),
    kindCategories,
    isWide: isWide(types),
    isForeign: span.readings.length > 0 && !isEnglish(span),
    names: namesOf(span),
    industries: unique([isFiled ? [...categories, ...kindCategories] : besideIt].flatMap(known.industriesOf)),
    ...bindingOf(types, text, said),
    accessories: accessoriesBeside(said),
    confidence: isSure ? 0.9 : 0.6,
  }
}

function categoriesIn({ readings }: Span): string[] {
  return readings.flatMap(({ kind, reference }) => (kind === 'category' && reference !== '' ? [reference] : []))
}

function bindingOf(types: readonly string[], text: string, said: string) {
  const words = bindingWordsOf(types)
  if (words.length === 0) return { bindingWords: words, boundBy: words }
  const typed = new Set(text.toLowerCase().match(/\p{Script=Han}{2}|[\p{L}]+/gu))
  return {
    bindingWords: words.filter((word) => !said.includes(word)),
    boundBy: words.filter((word) => typed.has(word)),
  }
}

const safeNames = new WeakMap<readonly string[], string[]>()

/** Single foreign words mislead in names: a Stapler is no stapler. */
function namesOf({ text, readings, equivalents }: Span): string[] {
  let safe = safeNames.get(equivalents)
  if (!safe) {
    const own = new Set(readings.flatMap(({ names: { en, es, it, zh } }) => [...en, ...es, ...it, ...zh]))
    safe = equivalents.filter((name) => /[\s\p{Script=Han}]/u.test(name) || own.has(name))
    safeNames.set(equivalents, safe)
  }
  return [text, ...safe]
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)]
}
