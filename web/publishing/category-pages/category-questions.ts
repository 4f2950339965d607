// Category questions answered from counts; unanswerable ones are omitted.
import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { CategoryPage } from '#contract/publishing/category-pages.ts'
import type { Formats } from '#contract/foundation/formats.ts'

export type Question = { question: string; answer: string }

type QuestionInput = {
  i18n: I18n
  formats: Formats
  page: Pick<CategoryPage, 'category' | 'country' | 'figures' | 'countries'>
  total: number
}

/** `Pumps, Chile`: no preposition, because languages differ. */
export function subjectOf({ category, country }: Pick<CategoryPage, 'category' | 'country'>): string {
  return country ? `${category.name}, ${country.countryName}` : category.name
}

export function questionsOf(asked: QuestionInput): Question[] {
  const { i18n, formats, page } = asked
  const { incoterms, leadTime, certificates, certified } = page.figures
  const subject = subjectOf(page)
  const listed = (items: { name: string; count: number }[]) =>
    items.map(({ name, count }) => `${name} (${formats.number(count)})`).join(', ')
  const questions = [howMany(asked), where(asked)]
  if (incoterms.length > 0)
    questions.push({
      question: t(i18n)`${subject}: which delivery terms are accepted?`,
      answer: t(
        i18n,
      )`Most often, with the number of companies: ${listed(incoterms.map(({ code, count }) => ({ name: code, count })))}.`,
    })
  if (leadTime)
    questions.push({
      question: t(i18n)`${subject}: how long is the lead time?`,
      answer: t(
        i18n,
      )`The median is ${plural(leadTime.days, { one: '# day', other: '# days' })}, of ${plural(leadTime.companies, { one: '# company', other: '# companies' })} that state one.`,
    })
  if (certified > 0)
    questions.push({
      question: t(i18n)`${subject}: which certificates are there?`,
      answer: [
        t(
          i18n,
        )`${plural(certified, { one: '# company shows', other: '# companies show' })} a certificate that has not expired.`,
        ...(certificates.length > 0 ? [t(i18n)`Most often: ${listed(certificates)}.`] : []),
      ].join(' '),
    })
  return questions.filter((one) => one !== undefined)
}

function howMany({ i18n, page, total }: QuestionInput): Question | undefined {
  if (total === 0) return undefined
  const { verified, manufacturers } = page.figures
  const sentences = [t(i18n)`${plural(total, { one: '# company', other: '# companies' })} in this directory.`]
  if (manufacturers > 0)
    sentences.push(t(i18n)`${plural(manufacturers, { one: '# is a manufacturer', other: '# are manufacturers' })}.`)
  if (verified > 0) sentences.push(t(i18n)`${plural(verified, { one: '# is verified', other: '# are verified' })}.`)
  return { question: t(i18n)`${subjectOf(page)}: how many companies are there?`, answer: sentences.join(' ') }
}

function where({ i18n, formats, page }: QuestionInput): Question | undefined {
  const { country, countries, figures } = page
  const places = country
    ? figures.cities
    : countries.slice(0, 5).map(({ countryName, companies }) => ({ name: countryName, count: companies }))
  if (places.length === 0) return undefined
  const list = places.map(({ name, count }) => `${name} (${formats.number(count)})`).join(', ')
  const question = country
    ? t(i18n)`${subjectOf(page)}: in which cities?`
    : t(i18n)`${subjectOf(page)}: in which countries?`
  return { question, answer: t(i18n)`Most companies: ${list}.` }
}
