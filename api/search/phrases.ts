// The phrase dictionary of this network: the engine's own phrases, the industry tree, countries, states, and the operator's phrases.
import type { Names } from '#contract/locales.ts'
import { type Phrase, PhraseDictionary } from '#search-engine/phrases/index.ts'
import { nodes } from '../industries/lookup.ts'
import { allStates, countries } from '../reference/lookup.ts'

/** Names of a country that mean something else in trade: Jersey, for most, is a cloth. */
const notPlaces = new Set(['JE'])

function phraseOf(kind: Phrase['kind'], reference: string, ...names: (Names | undefined)[]): Phrase {
  const given = names.filter((each) => each !== undefined)
  const of = (language: keyof Names): string[] => [...new Set(given.map((each) => each[language]))]
  return { kind, reference, names: { en: of('en'), es: of('es'), it: of('it'), zh: of('zh') } }
}

function* phrasesOfNetwork(): Generator<Phrase> {
  for (const node of nodes) yield phraseOf('category', node.id, node.name)
  for (const { code, name } of countries) {
    if (notPlaces.has(code)) continue
    yield phraseOf('place', code, name, { ...name, zh: name.zh.replace(/(?<=...)国$/u, '') }, otherNames[code])
  }
  for (const { stateID, name } of allStates())
    yield phraseOf('place', stateID, name, { ...name, zh: shortChinese(name.zh) })
}

/** 浙江省 is called 浙江. */
function shortChinese(name: string): string {
  const short = name.replace(/(?:特别行政区|自治区|自治州|大区|地区|省|市|州|县|區|区)$/u, '')
  return short.length >= 2 ? short : name
}

/** Names in daily use beside the official ones. */
const otherNames: Record<string, Names | undefined> = {
  US: { en: 'USA', es: 'EE. UU.', it: 'USA', zh: '美国' },
  GB: { en: 'UK', es: 'Gran Bretaña', it: 'Gran Bretagna', zh: '英国' },
  NL: { en: 'Holland', es: 'Holanda', it: 'Olanda', zh: '荷兰' },
  KR: { en: 'Korea', es: 'Corea', it: 'Corea', zh: '韩国' },
  AE: { en: 'UAE', es: 'EAU', it: 'EAU', zh: '阿联酋' },
  CZ: { en: 'Czech Republic', es: 'República Checa', it: 'Repubblica Ceca', zh: '捷克' },
  TR: { en: 'Turkey', es: 'Turquía', it: 'Turchia', zh: '土耳其' },
}

/** With an operator's own phrases. */
export function phraseDictionary(own: readonly Phrase[] = []): PhraseDictionary {
  return new PhraseDictionary([...phrasesOfNetwork(), ...own])
}
