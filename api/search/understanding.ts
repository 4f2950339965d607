// What a text asks for, in the terms of the directory: our categories, countries and states beside the bundled phrases.
import type { Locale, Names } from '#contract/locales.ts'
import type { Meaning as Wire } from '#contract/search.ts'
import { nodeByID, nodes } from '../industries/lookup.ts'
import { businessTypeByCode, countries, countryByCode, allStates, stateByID } from '../reference/lookup.ts'
import { fold, type Meaning, type Phrase, PhraseDictionary, understand, type Understood } from '#search-engine/index.ts'

function phraseOf(kind: Phrase['kind'], reference: string, names: Names): Phrase {
  const { en, es, it, zh } = names
  return { kind, reference, names: { en: [en], es: [es], it: [it], zh: [zh] } }
}

/** States whose name is also a word of our categories (`Central`) are not recognized. */
function statePhrases(): Phrase[] {
  const stemOf = (word: string): string => fold(word).replace(/[aeios]+$/, '')
  const words = new Set(nodes.flatMap(({ name }) => Object.values(name).flatMap((one) => one.split(/\s+/).map(stemOf))))
  return allStates().flatMap(({ stateID, name }) => {
    if ([name.en, name.es, name.it].some((one) => words.has(stemOf(one)))) return []
    const phrase = phraseOf('place', stateID, name)
    const short = name.zh.replace(/(省|市|州|县|大区|自治区|壮族自治区|回族自治区|维吾尔自治区)$/u, '')
    return [short.length > 1 ? { ...phrase, names: { ...phrase.names, zh: [name.zh, short] } } : phrase]
  })
}

let dictionary: PhraseDictionary | undefined

/** Read once, at the first use. */
export function phrases(): PhraseDictionary {
  dictionary ??= new PhraseDictionary([
    ...nodes.map(({ id, name }) => phraseOf('category', id, name)),
    ...countries.map(({ code, name }) => phraseOf('place', code, name)),
    ...statePhrases(),
  ])
  return dictionary
}

export function understood(text: string, language: Locale, literally: readonly string[] = []): Understood {
  return understand(phrases(), text, { language, literally })
}

/** With names in the reader's language. */
export function meaningsFor(meanings: readonly Meaning[], language: Locale): Wire[] {
  return meanings.flatMap((meaning) => {
    const names = namesOf(meaning, language)
    return names.length === 0 ? [] : [{ ...meaning, name: names.join(', ') }]
  })
}

function namesOf({ kind, value, text }: Meaning, language: Locale): string[] {
  const values = value.split(',')
  const nameOf = (one: string): string | undefined => {
    if (kind === 'role') return businessTypeByCode(one)?.plural[language]
    if (kind === 'category') return nodeByID(one)?.name[language]
    const country = countryByCode(one.slice(0, 2))?.name[language]
    if (one.length === 2) return country
    const place = stateByID(one)?.name[language] ?? text
    return country && `${place}, ${country}`
  }
  return [...new Set(values.flatMap((one) => nameOf(one) ?? []))]
}

const neighborsMost = 8

/** Categories above and beside those that are meant; undefined where none is. */
export function neighborsOf(
  meanings: readonly Meaning[],
  language: Locale,
): { id: string; name: string }[] | undefined {
  const meant = meanings.flatMap(({ kind, value }) => (kind === 'category' ? value.split(',') : []))
  const above = meant.flatMap((id) => {
    const node = nodeByID(id)
    if (!node || node.kind === 'industry') return []
    const parent = node.kind === 'subCategory' ? node.category! : node.industry
    return [parent, ...parent.children]
  })
  const others = [...new Set(above)].filter(({ id }) => !meant.includes(id)).slice(0, neighborsMost)
  return others.length > 0 ? others.map(({ id, name }) => ({ id, name: name[language] })) : undefined
}
