// Rules of creating a business.
import type { BusinessCard, businesses as contract, BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { slugOf } from '#kit/slug.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { judge, languagesAfter } from '#api/foundation/text-versions.ts'
import { found } from '#api/identity/members/lookup.ts'
import { statesOf } from '#api/foundation/reference/lookup.ts'
import { addBusiness, findAlike } from './editing-queries.ts'
import { businessCards } from './lookup.ts'
import { takePictures } from './pictures.ts'
import { findProfile } from './queries.ts'
import { FieldErrors } from './references.ts'
import { profileOf } from './shape.ts'

export async function create(
  context: SignedIn,
  { body }: HandlerInput<typeof contract.create>,
): Promise<BusinessProfile> {
  const { companyName, industry, businessType, country, state, shortDescription } = body
  const errors = new FieldErrors()
  errors.country('country', country)
  errors.industry('industry', industry)
  const categoryIds = errors.categories('categories', body.categories)
  const stateId = errors.state('state', state, null, country)
  if (!stateId && statesOf(country).length > 0) errors.add('state', 'is missing')
  errors.refuse()
  const likely = { country, spoken: null }
  const texts = { shortDescription, generalDescription: '' }
  const languages = languagesAfter({}, await judge(texts, body.languages, likely), texts)

  const id = await context.db.transaction().execute(async (tx) => {
    const { profilePhoto = null, coverPhoto = null } = await takePictures(context, tx, {
      sent: body,
      before: { profilePhoto: null, coverPhoto: null, video: null },
      owners: [context.viewer.userID],
      prefix: '',
      errors,
    })
    const made = await addBusiness(tx, {
      companyName,
      slug: slugOf(companyName),
      industryId: industry,
      categoryIds,
      businessType,
      countryCode: country,
      stateId,
      shortDescription,
      languages: languages as never,
      profilePhoto: profilePhoto as never,
      coverPhoto: coverPhoto as never,
    })
    await found(tx, made, context.viewer.userID)
    await emitEvent(tx, 'businesses.changed', { ids: [made] })
    return made
  })
  return profileOf((await findProfile(context.pool, id))!, context.locale)
}

const duplicatesMost = 3

export async function duplicates(
  context: Context,
  { query: { companyName, country } }: HandlerInput<typeof contract.duplicates>,
): Promise<BusinessCard[]> {
  if (companyName.length < 2) return []
  const ids = await findAlike(context.db, country, { slug: slugOf(companyName), companyName, most: duplicatesMost })
  const cards = await businessCards(context, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}
