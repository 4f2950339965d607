// Type of thing a query asks for.
import type { Phrase, Span } from '../phrases/index.ts'
import { keptBy } from '../phrases/kept.ts'
import { languages } from '../phrases/stems.ts'
import { fold } from '../text/fold.ts'
import { headIn, headWords } from '../text/product-type.ts'

const thingKinds = new Set<Phrase['kind']>(['product', 'category', 'trade'])

export function typesOf(text: string, things: Span[]): string[] {
  const { head, span } = headOf(text, things)
  if (head === undefined) return []
  return [...new Set([head, ...(span?.readings ?? []).flatMap(headsOf)])]
}

const materials = new Set('steel iron acero hierro acciaio ferro'.split(' '))
/** The unit is no head, but a flat bar is a bar. */
const shapedBar = (text: string): string | undefined =>
  /(?<!\p{L})(?:flat|round|square|hex|hexagonal|angle)\s+(bars?)(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase()
const headsByPhrase = new WeakMap<Phrase, string[]>()

function headsOf(phrase: Phrase): string[] {
  let heads = headsByPhrase.get(phrase)
  if (!heads) {
    const all = languages.flatMap((language) =>
      phrase.names[language].flatMap((name) => shapedBar(name) ?? headIn(name, language) ?? []),
    )
    const telling = all.filter((head) => !materials.has(head))
    heads = telling.length > 0 ? telling : all
    headsByPhrase.set(phrase, heads)
  }
  return heads
}

function headOf(text: string, things: Span[]): { head?: string | undefined; span?: Span | undefined } {
  const head = shapedBar(text) ?? headWords(text)[0]
  const place = head === undefined ? text.length : placeOf(head, text)
  const romance = things.find((span) => isRomance(span) && placeOf(span.text, text) < place)
  if (romance) return { head: headIn(romance.text, 'es'), span: romance }
  if (head === undefined) return {}
  const span = things.find((one) => placeOf(head, one.text) >= 0)
  if (span) return { head, span }
  const measured = things.findLast((one) => isThing(one) && /\s\d/.test(text.slice(endOf(one, text), place)))
  return measured ? { head: headWords(measured.text)[0] ?? head, span: measured } : { head }
}

export function isThing({ readings }: Span): boolean {
  return readings.some(({ kind }) => thingKinds.has(kind))
}

export function isRomance(span: Span): boolean {
  if (!isThing(span)) return false
  const typed = bare(span.text)
  const isNamed = (language: keyof BareNames): boolean =>
    span.readings.some((phrase) => bareNames(phrase)[language].has(typed))
  return !isNamed('en') && (isNamed('es') || isNamed('it') || isNamed('fr') || isNamed('pt'))
}

const bareLanguages = [...languages, 'fr', 'pt'] as const
type BareNames = Record<(typeof bareLanguages)[number], ReadonlySet<string>>
const bareByPhrase = new WeakMap<Phrase, BareNames>()

function bareNames(phrase: Phrase): BareNames {
  let names = bareByPhrase.get(phrase)
  if (!names) {
    const each = bareLanguages.map((language) => [language, new Set(phrase.names[language]?.map(bare))])
    names = Object.fromEntries(each) as BareNames
    bareByPhrase.set(phrase, names)
  }
  return names
}

const bare = keptBy(4000, (text) => fold(text).replace(/[aeios]+(?= |$)/g, ''))

function placeOf(part: string, text: string): number {
  return text.toLowerCase().lastIndexOf(part.toLowerCase())
}

function endOf({ text: part }: Span, text: string): number {
  return placeOf(part, text) + part.length
}
