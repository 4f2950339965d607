// Glossary of trade.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glossaryLanguages as languages, type GlossaryLanguage } from '#contract/foundation/translations/languages.ts'
import type { TermPair } from '#kit/translation/translator.ts'
import { mark, type StandingTerms } from './masking.ts'
import { escaped } from './patterns.ts'

export type GlossaryTerm = Record<GlossaryLanguage, string>
export type GlossaryChange = GlossaryTerm & { isRemoved: boolean }

export const deliveredTerms: readonly GlossaryTerm[] = readTerms()

function readTerms(): GlossaryTerm[] {
  const text = readFileSync(new URL('data/terms.tsv', import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trim().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as GlossaryTerm
  })
}

export function termsWith(changes: readonly GlossaryChange[]): GlossaryTerm[] {
  const known = new Map(deliveredTerms.map((term) => [term.en, term]))
  for (const { isRemoved, ...term } of changes) {
    if (isRemoved) known.delete(term.en)
    else known.set(term.en, term)
  }
  return [...known.values()].toSorted((a, b) => (a.en < b.en ? -1 : 1))
}

const isKnown = (language: string): language is GlossaryLanguage => (languages as readonly string[]).includes(language)
const separators = String.raw`\n,;|:•·()，；：、。（）`

export class Glossary {
  readonly pairs: readonly TermPair[]
  readonly version: string
  readonly #targets = new Map<string, string>()
  readonly #standing: string
  readonly #anywhere: RegExp | undefined

  constructor(terms: readonly GlossaryTerm[], from: string, to: string) {
    const isPair = isKnown(from) && isKnown(to) && from !== to
    const pairs = new Map<string, TermPair>()
    for (const term of isPair ? terms : []) {
      const [source, target] = [term[from as GlossaryLanguage], term[to as GlossaryLanguage]]
      const key = source.toLowerCase()
      if (source && target && !pairs.has(key)) pairs.set(key, [source, target])
    }
    for (const [key, [, target]] of pairs) this.#targets.set(key, target)
    this.pairs = [...pairs.values()]
    this.version = this.pairs.length > 0 ? hashOf(this.pairs) : ''
    const longestFirst = [...this.#targets.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
    const any = `(?i:${longestFirst.join('|')})`
    this.#standing = `(?<=(?:^|[${separators}])[ \\t]{0,3})${any}(?=[ \\t]{0,3}(?:$|[${separators}]|[.](?:\\s|$)))`
    this.#anywhere = longestFirst.length > 0 ? new RegExp(any, 'gu') : undefined
  }

  get standing(): StandingTerms | undefined {
    if (!this.#anywhere) return undefined
    return { pattern: this.#standing, translationOf: (term) => this.#translationOf(term) }
  }

  #translationOf(term: string): string | undefined {
    const target = this.#targets.get(term.toLowerCase())
    const isCapital = /^\p{Lu}\p{Ll}/u.test(term)
    return target && isCapital ? target.charAt(0).toUpperCase() + target.slice(1) : target
  }

  pairsIn(masked: string): TermPair[] {
    const found = masked.replace(mark, ' ').match(this.#anywhere ?? /(?!)/g) ?? []
    const names = [...new Set(found.map((term) => term.toLowerCase()))].toSorted()
    return names.map((name) => [name, this.#targets.get(name)!])
  }

  /** Only texts with a changed term are sent again. */
  versionFor(masked: string): string {
    const pairs = this.pairsIn(masked)
    return pairs.length > 0 ? hashOf(pairs) : ''
  }
}

const made = new WeakMap<readonly GlossaryTerm[], Map<string, Glossary>>()

export function glossaryOf(terms: readonly GlossaryTerm[], from: string, to: string): Glossary {
  const ofTerms = made.get(terms) ?? new Map<string, Glossary>()
  made.set(terms, ofTerms)
  const pair = `${from} ${to}`
  const glossary = ofTerms.get(pair) ?? new Glossary(terms, from, to)
  ofTerms.set(pair, glossary)
  return glossary
}

function hashOf(pairs: readonly TermPair[]): string {
  return createHash('sha256').update(JSON.stringify(pairs)).digest('hex').slice(0, 16)
}
