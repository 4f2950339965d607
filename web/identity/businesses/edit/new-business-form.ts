// New business form schema over screen values.
import * as z from 'zod'
import { NewBusiness } from '#contract/identity/businesses/fields.ts'
import type { PhotoValue } from '#web/identity/files/card.tsx'
import { checkedBy, fileReference, issueOf } from '#web/foundation/form/codecs.ts'

const text = z.string().trim()
const photo = fileReference<NonNullable<PhotoValue>>()

export function newBusinessForm(withStates: readonly string[]) {
  const form = z.object({
    companyName: text,
    country: text,
    state: text,
    businessType: text,
    industry: text,
    categories: z.array(z.string()),
    shortDescription: text,
    profilePhoto: photo,
    coverPhoto: photo,
  })
  const withState = form.superRefine(({ country, state }, { addIssue }) => {
    if (withStates.includes(country) && !state) addIssue({ ...issueOf('required', state), path: ['state'] })
  })
  return checkedBy(withState, NewBusiness)
}
export type NewBusinessValues = z.input<ReturnType<typeof newBusinessForm>>

export function newBusinessValues(country: string): NewBusinessValues {
  return {
    companyName: '',
    country,
    state: '',
    businessType: '',
    industry: '',
    categories: [],
    shortDescription: '',
    profilePhoto: null,
    coverPhoto: null,
  }
}
