// Account pages of the sample data.
import { randomUUID } from 'node:crypto'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { type SampleAccountName, sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { claimIn, listedCompany } from './listed-company.ts'
import { sampleIDs } from './public-pages.ts'
import type { Site } from './site.ts'

export type Pages = Record<string, string>

const { buyer, exporter } = sampleAccounts

export async function signedInPages(site: Site): Promise<Record<SampleAccountName, Pages>> {
  return { buyer: await buyerPages(site), exporter: await exporterPages(site), operator: await operatorPages(site) }
}

async function idOf({ database }: Site, query: string): Promise<string> {
  return (await database.pool.query<{ id: string }>(query)).rows[0]!.id
}

async function claimPages(site: Site): Promise<Pages> {
  const { userID } = buyer
  const at = ({ businessID }: { businessID: string }) => `/business/${businessID}/claim`
  const objection = randomUUID()
  return {
    claim: `/business/${(await listedCompany(site)).id}/claim`,
    'claim-proof': at(await claimIn(site, 'started', { userID })),
    'claim-review': at(await claimIn(site, 'review', { userID })),
    'claim-waiting': at(await claimIn(site, 'waiting', { userID, objection })),
    'claim-contested': at(await claimIn(site, 'contested', { userID, says: 'She has left the company.' })),
    'claim-refused': at(await claimIn(site, 'refused', { userID })),
    'claim-done': at(await claimIn(site, 'claimed', { userID })),
    'claim-objection': `/ownership-claim/objection/${objection}`,
  }
}

async function buyerPages(site: Site): Promise<Pages> {
  const { business, businessPage, product, productPage, group } = await sampleIDs(site)
  const rfq = await idOf(
    site,
    `select id from rfqs where status = 'open' and created_by = '${buyer.userID}' order by id limit 1`,
  )
  return {
    'home-signed-in': '',
    'first-steps': '/first-steps',
    newsfeed: '/newsfeed',
    favorites: '/favorites',
    saved: '/saved',
    groups: '/groups',
    group: `/group/${group}`,
    'group-requests': `/group/${group}?tab=requests`,
    'group-create': '/group/create',
    'product-signed-in': `/business-product/${productPage}`,
    'business-as-buyer': `/business/${businessPage}`,
    'person-signed-in': `/profile/${exporter.userID}`,
    'business-correct': `/business/${business}/correct`,
    'send-request-signed-in': `/business/${business}/send-request?product=${product}`,
    'my-messages': `/business/${buyer.userID}/requests`,
    'kept-requests': `/business/${buyer.userID}/kept-requests`,
    'my-rfqs': '/my-rfqs',
    'my-samples': '/my-samples',
    rfq: `/rfq/${rfq}`,
    'rfq-create': '/rfq/create',
    ...(await claimPages(site)),
  }
}

async function exporterPages(site: Site): Promise<Pages> {
  const { business, businessPage, product, post, thread } = await sampleIDs(site)
  const nda = await idOf(site, `select id from ndas where state = 'proposed'`)
  const talk = await idOf(site, `select request_id as id from ndas where state = 'inForce'`)
  const webhook = await idOf(site, 'select id from webhooks where disabled_by is null limit 1')
  const supported = await idOf(site, `select id from support_requests where status = 'answered' order by id limit 1`)
  return {
    account: '/auth/account',
    profile: '/profile',
    'profile-edit': '/profile/edit',
    settings: '/settings',
    'api-tokens': '/settings/api-tokens',
    'my-business': '/my-business',
    decisions: '/decisions',
    'business-create': '/business/create',
    'business-corrections': `/business/${business}/corrections`,
    'business-owner': `/business/${businessPage}?editMode=1`,
    ...Object.fromEntries(
      ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media'].map((tab) => [
        `edit-${tab}`,
        `/business/${business}/edit/${tab}`,
      ]),
    ),
    catalogue: `/business/${business}/edit/products`,
    'edit-product': `/business/${business}/edit/products/${product}`,
    'new-product': `/business/${business}/edit/products/new`,
    membership: `/business/${business}/membership`,
    boosts: `/business/${business}/boosts`,
    territories: `/business/${business}/territories`,
    coverage: `/business/${business}/coverage`,
    'agreement-new': `/business/${business}/agreements/new`,
    webhooks: `/business/${business}/webhooks`,
    webhook: `/business/${business}/webhooks/${webhook}`,
    support: `/business/${business}/support`,
    'support-request': `/business/${business}/support/${supported}`,
    'choose-membership': '/my-business?membership=choose-business',
    members: `/business/${business}/members`,
    requests: `/business/${business}/requests`,
    chat: `/business/${business}/requests/${thread}`,
    ndas: `/business/${business}/ndas`,
    nda: `/nda/${nda}?as=${business}`,
    'nda-of-conversation': `/ndas/${talk}?as=${business}`,
    connections: '/connections',
    notifications: '/notifications',
    'post-signed-in': `/post/${post}`,
    'timeline-person': `/timeline/${buyer.userID}`,
    'catalogue-import': `/business/${business}/edit/products/import`,
  }
}

async function operatorPages(site: Site): Promise<Pages> {
  const { business } = await sampleIDs(site)
  const answered = await idOf(site, `select id from enquiries where status = 'answered' order by id limit 1`)
  const supported = await idOf(site, `select id from support_requests where status = 'answered' order by id limit 1`)
  const announced = await idOf(site, 'select id from announcements where ended_at is null order by starts_at limit 1')
  const synonym = await idOf(site, `select id from synonyms where kind = 'category' order by id limit 1`)
  const reported = await idOf(
    site,
    'select resource_id as id from reports where settled_at is null order by id limit 1',
  )
  const claim = await idOf(site, `select id from verification_claims where state = 'waiting' order by id limit 1`)
  const ownership = await claimIn(site, 'contested', { userID: exporter.userID, says: 'He works for a competitor.' })
  const pumps = nodeByKey('industrial-technology.pumps')!
  return {
    'favorites-operator': '/favorites',
    console: '/admin',
    'console-year': '/admin?days=365',
    'console-of-portal': '/admin?portal=mexico',
    'console-searches': '/admin/searches',
    'console-choices': '/admin/searches/choices',
    'console-people': '/admin/people',
    'console-duplicates': '/admin/people/duplicates',
    'console-person': `/admin/people/${exporter.userID}`,
    'console-businesses': '/admin/businesses',
    'console-business': `/admin/businesses/${business}`,
    'console-search': '/admin/search?q=pump',
    'console-reports': '/admin/reports',
    'console-corrections': '/admin/corrections',
    'console-company-invitations': '/admin/company-invitations',
    'console-agreements': '/admin/agreements',
    'console-removals': '/admin/removals',
    'console-held': '/admin/held',
    'console-decisions': '/admin/sanctions',
    'console-audit': '/admin/audit',
    'console-announcements': '/admin/announcements',
    'console-system': '/admin/system',
    'console-mails': '/admin/system/mails',
    'console-deliveries': '/admin/system/deliveries',
    'console-imports': '/admin/system/imports',
    'console-search-engine': '/admin/system/search-engine',
    'console-settings': '/admin/system/settings',
    'console-plans': '/admin/plans',
    'console-plan': '/admin/plans/gold',
    'console-emails': '/admin/emails',
    'console-email': '/admin/emails/verify/en',
    'console-translations': '/admin/translations',
    'console-translation-reports': '/admin/translations/reports',
    'console-glossary': '/admin/translations/glossary?q=valve',
    'console-texts': '/admin/texts',
    'console-portals': '/admin/portals',
    'console-portal': '/admin/portals/mexico',
    'console-categories': '/admin/categories',
    'console-category': `/admin/categories/${pumps.id}`,
    'console-industry': `/admin/categories/${pumps.industry.id}`,
    'console-lists': '/admin/lists',
    'console-list': '/admin/lists/packaging-types',
    'console-list-entry': '/admin/lists/packaging-types/metal-container',
    'console-text': '/admin/texts/b2b-tips/industrial-marketing-tip-2/en',
    'console-announcement': `/admin/announcements/${announced}`,
    'console-announcement-new': '/admin/announcements/new',
    'console-synonyms': '/admin/synonyms',
    'console-synonym': `/admin/synonyms/${synonym}`,
    'console-synonym-new': '/admin/synonyms/new?q=baghouse',
    'console-permissions': '/admin/permissions',
    'console-verification': '/admin/verification?state=all',
    'console-support': '/admin/support?status=all',
    'console-support-request': `/admin/support/${supported}`,
    'console-help': '/admin/help?status=all',
    'console-help-request': `/admin/help/${answered}`,
    'console-report': `/admin/reports/${reported}`,
    'console-claim': `/admin/verification/${claim}`,
    'console-ownership-claims': '/admin/claims?state=all',
    'console-ownership-claim': `/admin/claims/${ownership.claimID}`,
    'console-payments': '/admin/payments',
    'console-category-new': `/admin/categories/${pumps.id}/new`,
    'console-list-new': '/admin/lists/packaging-types/new',
  }
}
