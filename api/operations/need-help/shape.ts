// Rows of help requests → contract.
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { NewHelpRequest } from '#contract/operations/need-help/fields.ts'
import type { HelpRequest, HelpRequestDetail } from '#contract/operations/need-help/need-help.ts'
import { helpRequestReference, isLate } from '#contract/operations/need-help/states.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { businessTypeFor, countryFor, jobPositionByID, stateFor } from '#api/foundation/reference/lookup.ts'
import type { HelpRequestRow, EntryRow } from './queries.ts'

type Form = Partial<Record<keyof NewHelpRequest, string | number | null>>
type People = ReadonlyMap<string, Author>

function staffPerson(id: string | null, people: People) {
  const person = id ? people.get(id) : undefined
  if (!id) return null
  return { userID: id, name: person ? `${person.firstName} ${person.lastName}`.trim() : '' }
}

export function helpRequestOf(row: HelpRequestRow, people: People, locale: Locale): HelpRequest {
  const form = row.form as Form
  return {
    enquiryID: row.id,
    reference: helpRequestReference(row.id),
    status: row.status,
    late: isLate(row, new Date()),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    name: [form.firstName, form.lastName].filter(Boolean).join(' '),
    businessName: String(form.businessName ?? ''),
    email: row.email,
    country: form.country ? countryFor(String(form.country), locale).countryName : '',
    locale: row.locale,
    assignee: staffPerson(row.assigneeId, people),
  }
}

export function detailOf(
  row: HelpRequestRow,
  entries: readonly EntryRow[],
  people: People,
  locale: Locale,
): HelpRequestDetail {
  const form = row.form as Form
  return {
    ...helpRequestOf(row, people, locale),
    userID: row.userId,
    version: row.version,
    answers: NewHelpRequest.keyof().options.flatMap((field) => {
      const value = form[field]
      return value === null || value === undefined || value === ''
        ? []
        : [{ field, value: wordsOf(field, value, locale) }]
    }),
    entries: entries.map(({ id, kind, authorId, content, createdAt }) => ({
      id,
      kind,
      author: staffPerson(authorId, people),
      content,
      at: createdAt.toISOString(),
    })),
  }
}

function wordsOf(field: keyof NewHelpRequest, value: string | number, locale: Locale): string {
  const text = String(value)
  switch (field) {
    case 'country':
      return countryFor(text, locale).countryName
    case 'usaState':
      return stateFor(text, locale)?.stateName ?? text
    case 'businessType':
      return businessTypeFor(text, locale).name
    case 'jobPosition':
      return jobPositionByID(text)?.name[locale] ?? text
    default:
      return /^(buy|sell)Product/.test(field) ? (namedFor(text, locale)?.name ?? text) : text
  }
}
