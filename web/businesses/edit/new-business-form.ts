// The form of a new business: the shape of the contract over what stands on the screen. No words, no markup.
import * as z from 'zod'
import { NewBusiness } from '#contract/business-fields.ts'
import type { PhotoValue } from '#web/files/card.tsx'
import { checkedBy, fileReference, issueOf } from '#web/form/codecs.ts'

const text = z.string().trim()
const photo = fileReference<NonNullable<PhotoValue>>()

/** `withStates`: the countries of which a state must be chosen. */
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
