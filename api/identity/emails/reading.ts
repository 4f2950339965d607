// Email kinds of all schemas: wording and versions.
import type { EmailGroup, EmailKind, EmailReceiver, EmailText, EmailTextVersion } from '#contract/identity/emails.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { UserCard } from '#contract/identity/people/people.ts'
import { type EmailTemplate, problemsOf, samplesOf } from '#kit/mail/template.ts'
import { type EmailVersion, findAllInUse, findVersions } from '#kit/mail/versions.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '#api/foundation/context.ts'
import { userCards } from '#api/identity/people/lookup.ts'

export type TemplateEntry = { schema: string; template: EmailTemplate }
export type EmailName = { kind: string; lang: Locale }
type Sources = Pick<Context, 'db' | 'process'>

export function templateNamed({ process }: Pick<Context, 'process'>, kind: string): TemplateEntry {
  for (const { schema, templates } of process.emails) {
    const template = templates.find((one) => one.kind === kind)
    if (template) return { schema, template }
  }
  throw new Refusal('NotFound', 'No such email')
}

export async function allKinds({ db, process }: Sources, locale: Locale): Promise<EmailKind[]> {
  const sources = process.emails.map(async ({ schema, templates }) => {
    const inUse = new Map((await findAllInUse(db, schema)).map((one) => [`${one.kind} ${one.locale}`, one]))
    return templates.map((template) => kindOf(template, locale, (lang) => inUse.get(`${template.kind} ${lang}`)))
  })
  return (await Promise.all(sources)).flat()
}

function kindOf(template: EmailTemplate, locale: Locale, inUse: (lang: Locale) => EmailVersion | undefined): EmailKind {
  const states = Object.fromEntries(
    locales.map((lang) => {
      const version = inUse(lang)
      const edited = version && fits(template, version)
      const state = edited ? ('edited' as const) : ('delivered' as const)
      return [lang, { state, changedAt: edited ? version.writtenAt.toISOString() : null }]
    }),
  ) as EmailKind['states']
  const changes = locales.flatMap((lang) => states[lang].changedAt ?? [])
  return {
    kind: template.kind,
    group: template.group as EmailGroup,
    receiver: template.receiver as EmailReceiver,
    name: template.name[locale]!,
    when: template.when[locale]!,
    states,
    changedAt: changes.toSorted().at(-1) ?? null,
  }
}

const fits = (template: EmailTemplate, { words }: Pick<EmailVersion, 'words'>) =>
  problemsOf(template, words).length === 0

export async function readEmail(context: Context, { kind, lang }: EmailName): Promise<EmailText> {
  const { schema, template } = templateNamed(context, kind)
  const rows = await findVersions(context.db, schema, kind, lang)
  const [kinds, writers] = await Promise.all([
    allKinds(context, context.locale),
    userCards(context, [...new Set(rows.map(({ writtenBy }) => writtenBy))]),
  ])
  const newest = rows.find(({ withdrawnAt }) => !withdrawnAt)
  const current = newest && fits(template, newest) ? newest : undefined
  const samples = samplesOf(template, lang)
  return {
    ...kinds.find((one) => one.kind === kind)!,
    lang,
    words: current?.words ?? template.texts[lang]!,
    delivered: template.texts[lang]!,
    placeholders: Object.entries(template.placeholders).map(([name, { meaning, optional = false }]) => ({
      name,
      meaning: meaning[context.locale]!,
      sample: samples[name]!,
      required: template.required.includes(name),
      optional,
    })),
    versions: rows.map((row) => versionOf(row, stateOf(template, row, current), writers)),
  }
}

function stateOf(
  template: EmailTemplate,
  row: EmailVersion,
  current: EmailVersion | undefined,
): EmailTextVersion['state'] {
  if (row.withdrawnAt) return 'withdrawn'
  if (!fits(template, row)) return 'unfit'
  return row.id === current?.id ? 'current' : 'past'
}

function versionOf(
  { id, words, writtenAt, writtenBy, reason }: EmailVersion,
  state: EmailTextVersion['state'],
  writers: ReadonlyMap<string, UserCard>,
): EmailTextVersion {
  const writer = writers.get(writtenBy)
  return {
    versionID: id,
    state,
    words,
    writtenAt: writtenAt.toISOString(),
    writtenBy: writer ? `${writer.firstName} ${writer.lastName}` : null,
    reason,
  }
}
