// Delivered phrases (overridden in phrase-book.ts).
import { inLocales, type Names } from '#contract/foundation/locales.ts'
import { type Phrase, PhraseDictionary } from '#search-engine/phrases/index.ts'
import { allNodes, currentID, currentNode, isOffered, nodes, treeList } from '#api/foundation/industries/lookup.ts'
import { allStates, businessTypes, countries, entriesOf } from '#api/foundation/reference/lookup.ts'

/** Jersey is mostly cloth. */
const notPlaces = new Set(['JE'])

function phraseOf(kind: Phrase['kind'], reference: string, ...names: (Names | undefined)[]): Phrase {
  const given = names.filter((each) => each !== undefined)
  const of = (language: keyof Names): string[] => [...new Set(given.map((each) => each[language]))]
  return { kind, reference, names: inLocales(of) }
}

export function* phrasesOfNetwork(): Generator<Phrase> {
  for (const node of nodes)
    yield {
      ...phraseOf('category', node.id, node.name),
      inside: node.kind === 'category' ? node.children.map(({ name }) => name.en) : [],
    }
  // Retired categories lead to successors.
  for (const node of allNodes()) {
    const current = currentNode(node)
    if (current !== node && isOffered(current)) yield phraseOf('category', current.id, node.name)
  }
  for (const { code, name } of countries) {
    if (notPlaces.has(code)) continue
    const own = phraseOf('place', code, name, { ...name, zh: name.zh.replace(/(?<=...)国$/u, '') }, otherNames[code])
    yield { ...own, names: { ...own.names, ...foreignNames(code) } }
  }
  for (const { stateID, name } of allStates()) {
    const own = phraseOf('place', stateID, name, { ...name, zh: shortChinese(name.zh) })
    // Most lack a German name.
    yield { ...own, names: { ...own.names, de: own.names.de!.filter((one) => one !== name.en) } }
  }
  // Delivered names are the engine's role words.
  const isSearchOnly = new Set(businessTypes.filter(({ searchOnly }) => searchOnly).map(({ code }) => code))
  for (const { code, names, plurals, delivered } of entriesOf('businessTypes')) {
    if (names === delivered?.names || isSearchOnly.has(code)) continue
    yield phraseOf('role', code, names, plurals ?? undefined)
  }
}

function foreignNames(code: string): Partial<Phrase['names']> {
  return Object.fromEntries(
    [...regionNames].flatMap(([language, names]) => {
      const name = names.of(code)
      return name === undefined || name === code ? [] : [[language, [name]]]
    }),
  )
}

const regionNames = new Map(
  ['fr', 'pt'].map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
)

/** 浙江省 → 浙江 */
function shortChinese(name: string): string {
  const short = name.replace(/(?:特别行政区|自治区|自治州|大区|地区|省|市|州|县|區|区)$/u, '')
  return short.length >= 2 ? short : name
}

const otherNames: Record<string, Names | undefined> = {
  US: { en: 'USA', es: 'EE. UU.', it: 'USA', zh: '美国', de: 'USA' },
  GB: { en: 'UK', es: 'Gran Bretaña', it: 'Gran Bretagna', zh: '英国', de: 'Großbritannien' },
  NL: { en: 'Holland', es: 'Holanda', it: 'Olanda', zh: '荷兰', de: 'Holland' },
  KR: { en: 'Korea', es: 'Corea', it: 'Corea', zh: '韩国', de: 'Korea' },
  AE: { en: 'UAE', es: 'EAU', it: 'EAU', zh: '阿联酋', de: 'VAE' },
  CZ: { en: 'Czech Republic', es: 'República Checa', it: 'Repubblica Ceca', zh: '捷克', de: 'Tschechische Republik' },
  TR: { en: 'Turkey', es: 'Turquía', it: 'Turchia', zh: '土耳其', de: 'Türkei' },
}

export function currentPhrase<P extends Phrase>(phrase: P): P {
  return phrase.kind === 'category' ? { ...phrase, reference: currentID(phrase.reference) } : phrase
}

/** Changes rebuild the dictionary. */
export const listsOfPhrases: ReadonlySet<string> = new Set([treeList, 'countries', 'states', 'businessTypes'])

export function phraseDictionary(): PhraseDictionary {
  return new PhraseDictionary(phrasesOfNetwork())
}
