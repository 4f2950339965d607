// Rules of the form over the own profile: its values, what is wrong with them, and what is sent. No words, no markup.
import { briefPresentationMost } from '#contract/constants.ts'
import type { OwnProfile } from '#contract/people.ts'
import { birthDateProblem, phoneOf } from '#contract/personal-facts.ts'

export type Values = {
  firstName: string
  lastName: string
  profession: string
  showProfession: boolean
  briefPresentation: string
  companyName: string
  jobPosition: string
  businessType: string
  industry: string
  preferredLanguage: string
  country: string
  state: string
  city: string
  countryCode: string
  phoneNumber: string
  showMobilePhone: boolean
  birthDate: string
  showBirthDate: boolean
  gender: string
  showGender: boolean
}
/** Only what was typed differently from the profile: it is what a draft keeps. */
export type Changes = Partial<Values>
export type Problem = 'missing' | 'phone' | 'birthDate' | 'age' | 'long' | 'refused'
export type Problems = Partial<Record<keyof Values | 'profilePhoto' | 'coverPhoto', Problem>>

export function valuesOf(profile: OwnProfile): Values {
  return {
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
    countryCode: profile.mobilePhone?.countryCode ?? '',
    phoneNumber: profile.mobilePhone?.phoneNumber ?? '',
    showMobilePhone: profile.showMobilePhone,
    birthDate: profile.birthDate ?? '',
    showBirthDate: profile.showBirthDate,
    gender: profile.gender?.code ?? '',
    showGender: profile.showGender,
  }
}

/** The changes with one more; one that gives back what the profile says is none. Another country takes the state away. */
export function changedBy<K extends keyof Values>(changes: Changes, saved: Values, name: K, value: Values[K]): Changes {
  const next: Changes = { ...changes, [name]: value }
  if (name === 'country') next.state = value === saved.country ? saved.state : ''
  return Object.fromEntries(Object.entries(next).filter(([key, one]) => one !== saved[key as keyof Values]))
}

/** `dialCodes` without their plus; `today` YYYY-MM-DD. An empty birth date or phone number is none. */
export function problemsOf(values: Values, dialCodes: ReadonlySet<string>, today: string): Problems {
  const problems: Problems = {}
  if (!values.firstName.trim()) problems.firstName = 'missing'
  if (!values.lastName.trim()) problems.lastName = 'missing'
  if (values.briefPresentation.length > briefPresentationMost) problems.briefPresentation = 'long'
  if (phoneOf(values, (digits) => dialCodes.has(digits)) === 'invalid') problems.phoneNumber = 'phone'
  const problem = values.birthDate.trim() && birthDateProblem(values.birthDate.trim(), today)
  if (problem) problems.birthDate = problem === 'age' ? 'age' : 'birthDate'
  return problems
}

/** What is sent: only what changed. A number that was empty and stays so is left out (2§5); one that was taken away is cleared. */
export function bodyOf(changes: Changes, values: Values, saved: Values): Record<string, unknown> {
  const { countryCode, phoneNumber, birthDate, ...plain } = changes
  const body: Record<string, unknown> = { ...plain }
  if (birthDate !== undefined) body['birthDate'] = birthDate.trim()
  if (countryCode !== undefined || phoneNumber !== undefined) {
    if (values.phoneNumber.trim())
      body['mobilePhone'] = { countryCode: values.countryCode, phoneNumber: values.phoneNumber }
    else if (saved.phoneNumber) body['mobilePhone'] = ''
  }
  return body
}

/** The fields a refusal names, as fields of the form. */
export function refusedOf(fields: Record<string, string> | undefined): Problems {
  const problems: Problems = {}
  for (const name of Object.keys(fields ?? {})) {
    const [field = ''] = name.split('.')
    if (field === 'mobilePhone') problems.phoneNumber = 'phone'
    else if (field === 'birthDate') problems.birthDate = 'birthDate'
    else problems[field as keyof Problems] = 'refused'
  }
  return problems
}
