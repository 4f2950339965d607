// Job of the one invitation.
import type { Jobs } from '#kit/jobs/jobs.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { businessProfiles, hashedWithKey, ownDomain } from '#api/identity/businesses/lookup.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { doesMailboxCount, mailboxAt, spoken } from '#api/trust/ownership-claims/lookup.ts'
import { templates } from './email-words.ts'
import { findListing, findSettings, takeInvitation } from './queries.ts'

export const invitationJob = 'companyInvitations.invite'
export const tokenPrefix = 'company.'

/** Mailboxes of a role. */
const role =
  /^(info|sales|export|exports|contact|office|mail|post|enquir(y|ies)|inquir(y|ies)|trade|international|service|support|marketing|vertrieb|verkauf|kontakt|ventas|contacto|comercial|exportacion|vendite|commerciale|contatti|ufficio)@/

export function companyInvitations(
  jobs: Jobs<DB>,
  { db, pool, pages, proofs }: Pick<WorkerDependencies, 'db' | 'pool' | 'pages' | 'proofs'>,
): void {
  jobs.work<{ businessID: string }>(invitationJob, async ({ businessID }, complete) => {
    const [settings, listing] = await Promise.all([findSettings(db), findListing(db, businessID)])
    const to = settings?.enabled && listing ? mailboxOf(listing, settings.countries) : undefined
    if (!to || !listing) return complete(async () => {})
    const locale = spoken[listing.countryCode!] ?? 'en'
    const profile = (await businessProfiles({ pool, locale }, [businessID])).get(businessID)
    const at = profile?.fieldSources['contactInfo.email']
    const source = typeof at === 'number' ? profile!.sources[at]!.name : ''
    // The first line names the source: without one nothing is sent.
    if (!source || !(await doesMailboxCount({ db, proofs }, businessID))) return complete(async () => {})
    const [hash = ''] = await hashedWithKey(db, [`mailbox ${to}`])
    await complete(async (tx) => {
      if (!(await takeInvitation(tx, businessID, hash))) return
      const business = listing.companyName!
      const unsubscribe = pageIn(pages(), locale, `unsubscribe?token=${tokenPrefix}${hash}`)
      await sendTemplate(tx, templates.invited, {
        to,
        by: {},
        locale,
        values: { business, source, unsubscribe },
        href: pageIn(pages(), locale, `business/${businessID}/claim`),
        headers: {
          'List-Unsubscribe': `<${pages()}/unsubscribe?token=${tokenPrefix}${hash}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      })
      const object = { kind: 'business', id: businessID, name: business }
      await recordAct(tx, { by: 'invitations', act: 'business.invite', object, detail: { source } })
    })
  })
}

type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>

/** Undefined where nobody may be written to. */
function mailboxOf(listing: Listing, leftOut: readonly string[]): string | undefined {
  const { run, removed, status, kind, countryCode, website, email } = listing
  if (run || removed || status !== 'active' || kind !== 'company' || leftOut.includes(countryCode!)) return undefined
  const { domain, shared } = ownDomain(website)
  const mailbox = shared || !email ? undefined : mailboxAt(domain, email.toLowerCase())
  return mailbox && role.test(mailbox) ? mailbox : undefined
}
