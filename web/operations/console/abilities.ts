// Staff calls by ability: full names, or a capability and a dot.
import type { StaffRole } from '#contract/identity/access.ts'

export const abilities = {
  see: [
    'console.search',
    'console.people',
    'console.person',
    'console.businesses',
    'console.business',
    'console.queues',
    'console.activity',
    'console.alerts',
    'console.permissions',
    'auth.accounts',
  ],
  reports: ['reports.'],
  sanctions: [
    'sanctions.list',
    'sanctions.impose',
    'sanctions.end',
    'sanctions.preview',
    'sanctions.decideAppeal',
    'posts.',
    'comments.',
    'groups.',
    'auth.setAccountState',
  ],
  held: ['inquiries.'],
  duplicates: [
    'duplicates.list',
    'duplicates.ofPerson',
    'duplicates.tellApart',
    'duplicates.takeBack',
    'auth.accountsOnSameDevice',
    'auth.accountsSharingDevices',
  ],
  audit: ['audit.list', 'audit.lastCheck'],
  verification: ['verification.'],
  claims: ['ownershipClaims.'],
  agreementCases: ['agreements.'],
  reviewQueue: ['reviews.queue'],
  reviews: ['reviews.judge', 'reviews.examine'],
  deliveryNotes: ['reviews.judgeNote', 'reviews.note'],
  listings: ['corrections.', 'removals.'],
  invitations: ['companyInvitations.'],
  support: ['support.'],
  help: ['needHelp.'],
  close: ['sanctions.close'],
  merge: [
    'duplicates.preview',
    'duplicates.merge',
    'console.businessMerge',
    'console.mergeBusiness',
    'auth.mergeAccounts',
  ],
  roles: ['console.setRoles', 'auth.setAccountRoles'],
  payments: ['memberships.'],
  plans: ['plans.'],
  texts: ['announcements.', 'texts.', 'emails.', 'portalPages.'],
  lists: ['categories.', 'lists.'],
  rates: ['rates.'],
  translations: ['translations.', 'reading.'],
  synonyms: ['synonyms.', 'console.emptySearches', 'choices.list'],
  searchEngine: ['searchEngine.'],
  system: ['system.', 'audit.check', 'audit.export'],
} as const

export type Ability = keyof typeof abilities
type Call = { name: string; roles: readonly StaffRole[] }

export function callsOf<C extends Call>(ability: Ability, calls: readonly C[]): C[] {
  return calls.filter(({ name }) =>
    abilities[ability].some((one) => (one.endsWith('.') ? name.startsWith(one) : name === one)),
  )
}

export function rolesOf(ability: Ability, calls: readonly Call[]): StaffRole[] {
  const [first, ...others] = callsOf(ability, calls)
  return first ? first.roles.filter((role) => others.every(({ roles }) => roles.includes(role))) : []
}
