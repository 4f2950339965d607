// Rules of email wording for administrators.
import type { Transaction } from 'kysely'
import {
  type EmailKind,
  emailTestsMost,
  type EmailWordsFields,
  type emails as contract,
} from '#contract/identity/emails.ts'
import { isSample } from '#contract/identity/auth/sample-accounts.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { folded } from '#kit/folded.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import {
  type ComposedEmail,
  emailOf,
  type EmailTemplate,
  type EmailWords,
  problemsOf,
  samplesOf,
  textOfProblem,
} from '#kit/mail/template.ts'
import { admitEmail } from '#kit/mail/throttle.ts'
import { addVersion, type EmailVersion, findVersions, lockVersion, setWithdrawn } from '#kit/mail/versions.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { addTest, countTestsLately } from './queries.ts'
import { allKinds, type EmailName, readEmail, templateNamed } from './reading.ts'
import { pageIn } from './template.ts'
import { markTest } from './test-marks.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  table: async (context, { query }) => tableOf(await allKinds(context, context.locale), wordsByKind(context), query),
  read: (context, { params }) => readEmail(context, params),

  preview(context, { params, body }) {
    const { template } = templateNamed(context, params.kind)
    return { ...sampleOf(context, template, params.lang, body.words), problems: problemsOf(template, body.words) }
  },

  async test(context, { params: { kind, lang }, body }) {
    const { template } = templateNamed(context, kind)
    refuseProblems(template, body.words)
    const { userID, email } = context.viewer
    if (isSample(userID)) throw new Refusal('Forbidden', 'Sample accounts read no mail')
    await context.db.transaction().execute(async (tx) => {
      await lockActor(tx, `email tests ${userID}`)
      if ((await countTestsLately(tx, userID)) >= emailTestsMost)
        throw new Refusal('TooManyRequests', 'No more test emails within the hour', { retryAfter: 3600 })
      await addTest(tx, userID)
      await admitEmail(tx, 'own', email, { account: userID, network: context.network })
      const sample = sampleOf(context, template, lang, markTest(body.words, lang, template.name[lang]!))
      await enqueueEmail(tx, { to: email, locale: lang, ...sample })
      await record(tx, context, { act: 'test', template, lang })
    })
    return { sentTo: email }
  },

  write,
  withdraw: (context, { params, body }) => setState(context, params.id, body.reason, true),
  restore: (context, { params, body }) => setState(context, params.id, body.reason, false),
}

type Query = HandlerInput<typeof contract.table>['query']

function wordsByKind({ process }: Context): Map<string, string> {
  const templates = process.emails.flatMap(({ templates }) => templates)
  return new Map(
    templates.map(({ kind, texts }) => [
      kind,
      Object.values(texts)
        .map(({ subject }) => subject)
        .join(' '),
    ]),
  )
}

function tableOf(kinds: readonly EmailKind[], subjects: ReadonlyMap<string, string>, query: Query) {
  const { by, direction, limit, offset } = pageOfTable(query)
  const q = query.q && folded(query.q)
  const wanted = kinds.filter(
    ({ kind, name, when, group, receiver, changedAt }) =>
      (!q || folded(`${kind} ${name} ${when} ${subjects.get(kind)}`).includes(q)) &&
      (!query.group || query.group === group) &&
      (!query.receiver || query.receiver === receiver) &&
      (!query.state || (query.state === 'edited') === (changedAt !== null)),
  )
  const sign = direction === 'desc' ? -1 : 1
  const keyOf = (one: EmailKind) => (by === 'name' ? one.name : (one.changedAt ?? ''))
  const ordered = wanted.toSorted((a, b) => sign * keyOf(a).localeCompare(keyOf(b)))
  return { data: ordered.slice(offset, offset + limit), total: wanted.length }
}

function sampleOf({ pages }: Context, template: EmailTemplate, locale: Locale, words: EmailWords): ComposedEmail {
  const href = pageIn(pages(), locale, template.samplePage)
  return emailOf(template, words, { locale, values: samplesOf(template, locale), href })
}

function refuseProblems(template: EmailTemplate, words: EmailWords): void {
  const problems = problemsOf(template, words)
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map((problem) => [`words.${problem.field}`, textOfProblem(problem)]))
  throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

async function write(
  context: SignedIn,
  { params, body: { words, reason, after } }: HandlerInput<typeof contract.write>,
) {
  const { kind, lang } = params
  const { schema, template } = templateNamed(context, kind)
  refuseProblems(template, words)
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `email ${schema} ${kind} ${lang}`)
    const [newest] = await findVersions(tx, schema, kind, lang)
    if (newest && !newest.withdrawnAt && isSame(newest.words, words)) return
    if (newest?.id !== (after ?? undefined)) throw new Refusal('Conflict', 'Somebody has written another version')
    const id = await addVersion(tx, schema, { kind, locale: lang, words, reason, writtenBy: context.viewer.userID })
    await record(tx, context, { act: 'write', template, lang, reason, id, words })
  })
  return readEmail(context, params)
}

const isSame = (one: EmailWords, other: EmailWords) =>
  one.subject === other.subject &&
  one.subjectMany === other.subjectMany &&
  one.button === other.button &&
  one.footer === other.footer &&
  JSON.stringify(one.paragraphs) === JSON.stringify(other.paragraphs)

async function setState(context: SignedIn, id: string, reason: string, withdrawn: boolean) {
  const name = await context.db.transaction().execute(async (tx): Promise<EmailName> => {
    const { schema, version } = await lockAnywhere(tx, context, id)
    const { template } = templateNamed(context, version.kind)
    const lang = version.locale as Locale
    if ((version.withdrawnAt !== null) !== withdrawn) {
      await setWithdrawn(tx, schema, id, withdrawn)
      await record(tx, context, { act: withdrawn ? 'withdraw' : 'restore', template, lang, reason, id })
    }
    return { kind: version.kind, lang }
  })
  return readEmail(context, name)
}

async function lockAnywhere(
  tx: Transaction<DB>,
  { process }: Context,
  id: string,
): Promise<{ schema: string; version: EmailVersion }> {
  for (const { schema } of process.emails) {
    const version = await lockVersion(tx, schema, id)
    if (version) return { schema, version }
  }
  throw new Refusal('NotFound', 'No such version')
}

type Act = {
  act: 'write' | 'withdraw' | 'restore' | 'test'
  template: EmailTemplate
  lang: Locale
  reason?: string
  id?: string
  words?: EmailWordsFields
}

async function record(tx: Transaction<DB>, { viewer }: SignedIn, { act, template, lang, reason, id, words }: Act) {
  const { kind, name } = template
  const object = { kind: 'email', id: id ?? kind, name: `${name[locales[0]]} (${lang})` }
  await recordAct(tx, {
    by: viewer,
    act: `email.${act}`,
    object,
    reason,
    detail: { kind, lang, ...(words && { words }) },
  })
}
