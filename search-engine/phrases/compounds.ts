// German compounds: "Pumpenhersteller", "Hydraulikpumpe".
import { keptBy } from './kept.ts'
import { namesIn, type Names, type Phrase } from './rows.ts'
import { type QueryLanguage, queryLanguages } from './stems.ts'
import type { Word } from './words.ts'

type Lookup = (word: string) => Phrase[]

const leastWord = 7
const leastHead = 3
const leastModifier = 2
const leastRole = 5
const headFirst = new Set<QueryLanguage>(['es', 'it', 'fr', 'pt'])

const cachedMost = 4000

const isThing = ({ kind }: Phrase): boolean => kind !== 'role' && kind !== 'place' && kind !== 'unit'
const isCompound = (text: string): boolean => text.length >= leastWord && /^[a-z]+$/.test(text)

type Composition = { english: string[]; phrase: Phrase }

export function apart(word: Word, roleAt: number): Word[] {
  const { start, end, text } = word
  if (roleAt === 0 || end - start !== text.length) return [word]
  return [
    { ...word, end: start + roleAt, text: text.slice(0, roleAt) },
    { ...word, start: start + roleAt, text: text.slice(roleAt) },
  ]
}

export class Compounds {
  #known: Lookup
  #composed = keptBy(cachedMost, (text) => this.#compose(text))

  constructor(known: Lookup) {
    this.#known = known
  }

  roleStart(text: string): number {
    return isCompound(text) ? this.#findRoleStart(text) : 0
  }

  #findRoleStart(text: string): number {
    if (this.#known(text).length > 0) return 0
    for (let at = leastModifier; at <= text.length - leastRole; at++) {
      if (!this.#known(text.slice(at)).some(({ kind }) => kind === 'role')) continue
      const front = text.slice(0, at)
      if (this.#known(front).some(isThing) || this.composed(front)) return at
    }
    return 0
  }

  composed(text: string): Composition | undefined {
    return isCompound(text) ? this.#composed(text) : undefined
  }

  #compose(text: string): Composition | undefined {
    for (let at = leastModifier; at <= text.length - leastHead; at++) {
      const heads = this.#known(text.slice(at)).filter(isThing)
      if (heads.length === 0) continue
      const modifier = text.slice(0, at)
      const modifiers = this.#known(modifier).filter(isThing)
      const inner = modifiers.length === 0 ? this.composed(modifier) : undefined
      if (inner) modifiers.push(inner.phrase)
      if (modifiers.length > 0) return composedOf(text, modifiers, heads)
    }
    return undefined
  }
}

function composedOf(text: string, modifiers: Phrase[], heads: Phrase[]): Composition {
  const english = heads.flatMap((head) =>
    head.names.en.flatMap((name) => modifiers.flatMap(({ names }) => names.en.map((first) => `${first} ${name}`))),
  )
  const names = Object.fromEntries(
    queryLanguages.map((language) => [language, joined(language, modifiers[0]!.names, heads[0]!.names)]),
  ) as Record<QueryLanguage, string[]>
  return { english, phrase: { kind: heads[0]!.kind, reference: '', names: { ...names, de: [text] } } }
}

function joined(language: QueryLanguage, modifier: Names, head: Names): string[] {
  const [first] = namesIn(modifier, language)
  const [last] = namesIn(head, language)
  if (first === undefined || last === undefined) return []
  if (language === 'zh') return [first + last]
  return [headFirst.has(language) ? `${last} ${first}` : `${first} ${last}`]
}
