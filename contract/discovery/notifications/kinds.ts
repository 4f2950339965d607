// Notification kinds and channels. No zod.

/** List only, plus immediate email, plus daily email, or nothing. */
export const tellings = ['app', 'mail', 'digest', 'off'] as const
export type Telling = (typeof tellings)[number]
const inList = ['app', 'off'] as const satisfies Telling[]

export const resourceTypes = [
  'post',
  'comment',
  'product',
  'business',
  'user',
  'connection',
  'certificate',
  'group',
  'request',
  'document',
] as const
type ResourceType = (typeof resourceTypes)[number]

export type NotificationPage =
  /** Post or product, also of a comment on it, else the business. */
  | 'resource'
  | 'follower'
  | 'connections'
  | 'invitation'
  | 'certificates'
  | 'document'
  | 'groupRequests'
  | 'group'
  | 'thread'
  | 'verification'
  /** Thread once delivered, else the list of kept inquiries. */
  | 'kept'
  | 'figures'
  | 'versions'
  | 'agreement'

type KindFacts = {
  about: readonly ResourceType[]
  detail: readonly string[]
  page: NotificationPage
  usual: Telling
  among: readonly Telling[]
}

export const notificationKinds = {
  comment: { about: ['comment'], detail: [], page: 'resource', usual: 'digest', among: tellings },
  reply: { about: ['comment'], detail: [], page: 'resource', usual: 'digest', among: tellings },
  mention: { about: ['post', 'comment'], detail: [], page: 'resource', usual: 'digest', among: tellings },
  reaction: {
    about: ['post', 'comment', 'product', 'business'],
    detail: [],
    page: 'resource',
    usual: 'app',
    among: tellings,
  },
  follow: { about: ['user', 'business'], detail: [], page: 'follower', usual: 'app', among: tellings },
  connectionRequest: { about: ['connection'], detail: [], page: 'connections', usual: 'mail', among: tellings },
  connectionAnswer: { about: ['connection'], detail: [], page: 'connections', usual: 'app', among: tellings },
  invitation: { about: ['business'], detail: ['invitationID'], page: 'invitation', usual: 'app', among: inList },
  certificate: {
    about: ['certificate'],
    detail: ['name', 'expireDate'],
    page: 'certificates',
    usual: 'app',
    among: inList,
  },
  document: {
    about: ['document'],
    detail: ['name', 'expireDate', 'others'],
    page: 'document',
    usual: 'app',
    among: inList,
  },
  groupRequest: { about: ['group'], detail: ['name'], page: 'groupRequests', usual: 'mail', among: tellings },
  groupAnswer: { about: ['group'], detail: ['name'], page: 'group', usual: 'app', among: tellings },
  inquiry: { about: ['request'], detail: ['news'], page: 'thread', usual: 'mail', among: tellings },
  message: { about: ['request'], detail: ['news'], page: 'thread', usual: 'mail', among: tellings },
  sample: { about: ['request'], detail: ['news'], page: 'thread', usual: 'mail', among: tellings },
  verification: { about: ['business'], detail: ['outcome'], page: 'verification', usual: 'mail', among: tellings },
  keptInquiry: {
    about: ['request', 'business'],
    detail: ['kept', 'expireDate'],
    page: 'kept',
    usual: 'app',
    among: inList,
  },
  mistranslation: { about: ['product', 'business'], detail: [], page: 'versions', usual: 'app', among: inList },
  agreement: {
    about: ['business'],
    detail: ['agreement', 'agreementID'],
    page: 'agreement',
    usual: 'app',
    among: inList,
  },
  figures: { about: ['business'], detail: ['week'], page: 'figures', usual: 'mail', among: tellings },
} as const satisfies Record<string, KindFacts>

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
export type ResourceTypeOf<Kind extends NotificationKind> = Kinds[Kind]['about'][number]
export type DetailFieldOf<Kind extends NotificationKind> = Kinds[Kind]['detail'][number]
export type EmailedKind = {
  [Kind in NotificationKind]: 'mail' extends Kinds[Kind]['among'][number] ? Kind : never
}[NotificationKind]

export const kindNames = Object.keys(notificationKinds) as NotificationKind[]

export function tellingOf(kind: NotificationKind, choices: Partial<Record<string, Telling>>): Telling {
  return choices[kind] ?? notificationKinds[kind].usual
}
