// Administrator's input → synonym, or field errors.
import type { SynonymKind } from '#contract/discovery/synonyms/fields.ts'
import { businessTypes } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { type FieldErrorCode, sentenceOf } from '#kit/field-errors.ts'
import { Refusal } from '#kit/refusal.ts'
import { phraseProblems, type PhraseProblem } from '#search-engine/index.ts'
import { nodeByID, pathFor } from '#api/foundation/industries/lookup.ts'
import { businessTypeByCode, countryByCode } from '#api/foundation/reference/lookup.ts'
import type { SynonymFields } from './queries.ts'

const codes = { missing: 'required', unknown: 'unknown', words: 'notAccepted' } as const

/** Throws ValidationError by field. */
export function writtenOf({ kind, reference, names }: SynonymFields, within = ''): SynonymFields {
  const written = { kind, reference: referenceOf(kind, reference), names }
  const errors = phraseProblems(written).map(({ problem, ...at }) => [fieldOf(at), codes[problem]] as const)
  if (!isThere(kind, written.reference)) errors.push(['reference', 'unknown'])
  if (errors.length > 0) throw invalid(errors, within)
  return written
}

function fieldOf(problem: Pick<PhraseProblem, 'field'> & { language?: string }): string {
  return problem.field === 'names' ? `names.${problem.language ?? 'en'}` : problem.field
}

function invalid(errors: (readonly [field: string, code: FieldErrorCode])[], within: string): Refusal {
  const fields: Record<string, string> = {}
  for (const [field, code] of errors) fields[within + field] ??= sentenceOf({ code })
  return new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

function referenceOf(kind: SynonymKind, given: string): string {
  if (kind === 'category') return given.toLowerCase()
  return kind === 'role' || kind === 'place' || kind === 'property' ? given : ''
}

function isThere(kind: SynonymKind, reference: string): boolean {
  if (reference === '') return true
  if (kind === 'category') return nodeByID(reference) !== undefined
  if (kind === 'role') return reference.split(',').every((code) => (businessTypes as readonly string[]).includes(code))
  // States are written by name, like towns.
  return countryByCode(reference.slice(0, 2)) !== undefined && (reference.length === 2 || reference[2] === ':')
}

/** The reference itself if gone from the tree. */
export function nameOfReference(
  { kind, reference }: Pick<SynonymFields, 'kind' | 'reference'>,
  locale: Locale,
): string {
  if (reference === '') return ''
  if (kind === 'category') {
    const node = nodeByID(reference)
    return node ? pathFor(node, locale).join(' › ') : reference
  }
  if (kind === 'role') {
    return reference
      .split(',')
      .map((code) => businessTypeByCode(code)?.plural[locale] ?? code)
      .join(' · ')
  }
  const country = countryByCode(reference.slice(0, 2))?.name[locale] ?? reference
  return reference.length > 3 ? `${reference.slice(3)}, ${country}` : country
}
