// Profile form schema and values.
import * as z from 'zod'
import type { OwnProfile } from '#contract/identity/people/people.ts'
import { ProfileChange } from '#contract/identity/people/profile-fields.ts'
import { isDrawn } from '#web/foundation/pictures.ts'
import type { PhotoValue } from '#web/identity/files/card.tsx'
import { birthDate, checkedBy, checkedText, fileReference, phone, phoneText } from '#web/foundation/form/codecs.ts'

const { shape } = ProfileChange
const photo = fileReference<NonNullable<PhotoValue>>()

/** `dialCodes` exclude the plus; `today`: YYYY-MM-DD. */
export function profileForm(dialCodes: ReadonlySet<string>, today: string) {
  return z.object({
    coverPhoto: checkedBy(photo, shape.coverPhoto),
    profilePhoto: checkedBy(photo, shape.profilePhoto),
    firstName: checkedText(shape.firstName),
    lastName: checkedText(shape.lastName),
    profession: checkedText(shape.profession),
    showProfession: shape.showProfession,
    briefPresentation: checkedText(shape.briefPresentation),
    companyName: checkedText(shape.companyName),
    jobPosition: checkedText(shape.jobPosition),
    businessType: checkedText(shape.businessType),
    industry: checkedText(shape.industry),
    preferredLanguage: checkedText(shape.preferredLanguage),
    country: checkedText(shape.country),
    state: checkedText(shape.state),
    city: checkedText(shape.city),
    mobilePhone: checkedBy(
      phone((digits) => dialCodes.has(digits)),
      shape.mobilePhone,
    ),
    showMobilePhone: shape.showMobilePhone,
    birthDate: checkedBy(birthDate(today), shape.birthDate),
    showBirthDate: shape.showBirthDate,
    gender: checkedText(shape.gender),
    showGender: shape.showGender,
  })
}
type Schema = ReturnType<typeof profileForm>
export type ProfileValues = z.input<Schema>
export type ProfileBody = z.output<Schema>

export const profileGroups = [['country', 'state']]

export function profileValues(profile: OwnProfile): ProfileValues {
  return {
    coverPhoto: isDrawn(profile.coverPhoto) ? null : profile.coverPhoto,
    profilePhoto: profile.profilePhoto,
    firstName: profile.firstName,
    lastName: profile.lastName,
    profession: profile.profession,
    showProfession: profile.showProfession,
    briefPresentation: profile.briefPresentation,
    companyName: profile.companyName ?? '',
    jobPosition: profile.jobPosition?.jobPositionID ?? '',
    businessType: profile.businessType?.code ?? '',
    industry: profile.industry?.id ?? '',
    preferredLanguage: profile.preferredLanguage?.code ?? '',
    country: profile.country?.code ?? '',
    state: profile.state?.stateID ?? '',
    city: profile.city ?? '',
    mobilePhone: phoneText(profile.mobilePhone),
    showMobilePhone: profile.showMobilePhone,
    birthDate: profile.birthDate ?? '',
    showBirthDate: profile.showBirthDate,
    gender: profile.gender?.code ?? '',
    showGender: profile.showGender,
  }
}

export function profileChange(
  { mobilePhone, ...change }: Partial<ProfileBody>,
  profile: Pick<OwnProfile, 'mobilePhone'>,
): Partial<ProfileBody> {
  const isSent = mobilePhone !== undefined && (mobilePhone !== '' || profile.mobilePhone !== null)
  return isSent ? { ...change, mobilePhone } : change
}
