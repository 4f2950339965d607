// Meaning of a text: categories, countries, states, phrases.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Meaning as Wire } from '#contract/discovery/search.ts'
import { nodeByID, type Node } from '#api/foundation/industries/lookup.ts'
import { businessTypeByCode, countryByCode, stateByID } from '#api/foundation/reference/lookup.ts'
import {
  type Kind,
  type Meaning,
  type PhraseDictionary,
  understand,
  type Interpretation,
} from '#search-engine/index.ts'

export type Reader = { phrases: PhraseDictionary; language: Locale; kind?: Kind }

export function understood(
  { phrases, language, kind }: Reader,
  text: string,
  literally: readonly string[] = [],
): Interpretation {
  return understand(phrases, text, { language, literally, kind })
}

export function meaningsFor(meanings: readonly Meaning[], language: Locale): Wire[] {
  return meanings.flatMap((meaning) => {
    const names = namesOf(meaning, language)
    return names.length === 0 ? [] : [{ ...meaning, name: names.join(' · ') }]
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

/** Undefined if none. */
export function neighborsOf(
  meanings: readonly Meaning[],
  language: Locale,
  isEmpty: (node: Node) => boolean,
): { id: string; name: string }[] | undefined {
  const meant = meanings.flatMap(({ kind, value }) => (kind === 'category' ? value.split(',') : []))
  const above = meant.flatMap((id) => {
    const node = nodeByID(id)
    if (!node || node.kind === 'industry') return []
    const parent = node.kind === 'subCategory' ? node.category! : node.industry
    return [parent, ...parent.children]
  })
  const others = [...new Set(above)]
    .filter((node) => !meant.includes(node.id) && !isEmpty(node))
    .slice(0, neighborsMost)
  return others.length > 0 ? others.map(({ id, name }) => ({ id, name: name[language] })) : undefined
}

export function emptyCategoryFor(node: Node | undefined, language: Locale, isEmpty: (node: Node) => boolean) {
  if (!node || node.kind === 'industry' || !isEmpty(node)) return undefined
  const above = node.kind === 'subCategory' ? node.category! : node.industry
  const filled = [...above.children, ...node.industry.children].filter((one) => one !== node && !isEmpty(one))
  const beside = [...new Set(filled)].filter((one) => one !== above).slice(0, neighborsMost)
  const nameOf = ({ name }: Node) => name[language]
  return { id: node.id, name: nameOf(node), above: nameOf(above), beside: beside.map(nameOf) }
}
