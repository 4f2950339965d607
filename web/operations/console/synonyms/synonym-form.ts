// Synonym form schema: one name per line, reference by kind.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { SynonymFields, SynonymNames } from '#contract/discovery/synonyms/fields.ts'
import type { Synonym } from '#contract/discovery/synonyms/synonyms.ts'
import { required } from '#contract/foundation/fields.ts'
import { inLocales } from '#contract/foundation/locales.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'

const Lines = z
  .string()
  .transform((typed) => typed.split(/[\n|]/).filter((line) => line.trim() !== ''))
  .pipe(SynonymNames)

const typed = z.object({
  kind: SynonymFields.shape.kind,
  reference: z.object({ category: z.string(), types: z.array(z.string()), country: z.string(), town: z.string() }),
  names: z.object(inLocales(() => Lines)),
})
type SynonymInput = z.output<typeof typed>

export const draftForm = typed.transform(draftOf)
export const synonymForm = typed
  .extend({ reason: checkedText(required(staffReasonMost)) })
  .transform(({ reason, ...draft }) => ({ ...draftOf(draft), reason }))
export type SynonymValues = z.input<typeof synonymForm>
export type Draft = z.output<typeof draftForm>

function draftOf({ kind, reference, names }: SynonymInput) {
  return { kind, reference: referenceOf(kind, reference), names }
}

function referenceOf(
  kind: SynonymInput['kind'],
  { category, types, country, town }: SynonymInput['reference'],
): string {
  if (kind === 'category') return category
  if (kind === 'role') return types.join(',')
  if (kind === 'property') return country
  return kind === 'place' ? [country, town.trim()].filter(Boolean).join(':') : ''
}

export function synonymValues(synonym: Synonym | undefined): SynonymValues {
  const { kind = 'product', reference = '', names } = synonym ?? {}
  const isPlace = kind === 'place' || kind === 'property'
  const lines = (list: readonly string[] = []) => list.join('\n')
  return {
    kind,
    reference: {
      category: kind === 'category' ? reference : '',
      types: kind === 'role' ? reference.split(',').filter(Boolean) : [],
      country: isPlace ? reference.slice(0, 2) : '',
      town: isPlace ? reference.slice(3) : '',
    },
    names: inLocales((locale) => lines(names?.[locale])),
    reason: '',
  }
}
