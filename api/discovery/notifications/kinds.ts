// Rules of each kind: event, causes, email, exceptions.
import type { Transaction } from 'kysely'
import { awaySeconds } from '#contract/foundation/constants.ts'
import type { EmailedKind, NotificationKind } from '#contract/discovery/notifications/kinds.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { DB } from '#api/database/tables.ts'
import { dataOf, type EventData, type EventName, type NetworkEvent } from '#api/foundation/events.ts'
import { templates } from './email-words.ts'
import { groupAnswers, groupRequests } from './group-recipients.ts'
import { inquiryCause, messageCauses } from './message-recipients.ts'
import {
  type CauseOf,
  certificateCause,
  commentCauses,
  connectionAnswerCause,
  connectionRequestCause,
  documentCause,
  figuresCauses,
  followCause,
  invitationCauses,
  mentionCauses,
  mistranslationCause,
  reactionCauses,
  replyCauses,
  verificationCause,
} from './recipients.ts'
import { agreementCause } from './agreement-recipients.ts'
import { keptCause } from './kept-recipients.ts'
import { sampleCauses } from './sample-recipients.ts'
import { sampleTemplates } from './sample-email-words.ts'
import { ndaTemplates } from './nda-email-words.ts'
import { threadTemplates as rfqTemplates } from './thread-email-words.ts'

type Tx = Transaction<DB>

const threadTemplates = { ...rfqTemplates, ...ndaTemplates }
type KindRules<Kind extends NotificationKind> = {
  event: EventName
  causes: (tx: Tx, events: readonly NetworkEvent[]) => Promise<CauseOf<Kind>[]>
  /** Seconds; reading within them prevents the email. */
  emailDelay?: number
  /** Also caused by muted people. */
  despiteMute?: true
  /** Not told of a comment that mentions the receiver. */
  unlessMentioned?: true
  /** An unread entry opens the resource of its latest cause. */
  latestResource?: true
} & (Kind extends EmailedKind ? { email: (notification: Notification) => EmailTemplate } : { email?: undefined })

function on<Name extends EventName, Found>(
  event: Name,
  causes: (tx: Tx, data: readonly EventData<Name>[]) => Found[] | Promise<Found[]>,
) {
  return { event, causes: async (tx: Tx, events: readonly NetworkEvent[]) => causes(tx, dataOf(events, event)) }
}

const liked: Partial<Record<Notification['resourceType'], EmailTemplate>> = {
  comment: templates.likedComment,
  product: templates.likedProduct,
  business: templates.likedBusiness,
}

const wordsOfThreads = { ...threadTemplates, ...sampleTemplates }

/** A reply is also a comment of the same cause: the earlier wins. */
export const kinds: { [Kind in NotificationKind]: KindRules<Kind> } = {
  reply: { ...on('comments.added', replyCauses), email: () => templates.reply, unlessMentioned: true },
  comment: { ...on('comments.added', commentCauses), email: () => templates.comment, unlessMentioned: true },
  mention: {
    ...on('mentions.added', mentionCauses),
    email: ({ business }) => (business ? templates.mentionOfBusiness : templates.mention),
  },
  reaction: {
    ...on('reactions.added', reactionCauses),
    email: ({ resourceType }) => liked[resourceType] ?? templates.likedPost,
  },
  follow: { ...on('follows.added', (_tx, events) => events.map(followCause)), email: () => templates.follow },
  connectionRequest: {
    ...on('connections.asked', (_tx, events) => events.map(connectionRequestCause)),
    email: () => templates.connectionRequest,
    latestResource: true,
  },
  connectionAnswer: {
    ...on('connections.accepted', (_tx, events) => events.map(connectionAnswerCause)),
    email: () => templates.connectionAnswer,
  },
  invitation: on('invitations.added', invitationCauses),
  certificate: on('certificates.expiring', (_tx, events) => events.map(certificateCause)),
  document: on('documents.ending', (_tx, events) => events.map(documentCause)),
  verification: {
    ...on('verifications.decided', (_tx, events) => events.map(verificationCause)),
    email: ({ detail }) => (detail.outcome === 'verified' ? templates.verified : templates.notVerified),
  },
  groupRequest: { ...on('groups.asked', groupRequests), email: () => templates.groupRequest },
  groupAnswer: { ...on('groups.accepted', groupAnswers), email: () => templates.groupAnswer },
  inquiry: {
    ...on('inquiries.sent', (_tx, events) => events.map(inquiryCause)),
    email: ({ detail }) => wordsOfThreads[detail.news ?? 'inquiry'],
    emailDelay: awaySeconds,
    despiteMute: true,
  },
  message: {
    ...on('messages.sent', messageCauses),
    email: ({ detail, business }) => wordsOfThreads[detail.news ?? (business ? 'messageToBusiness' : 'message')],
    emailDelay: awaySeconds,
    despiteMute: true,
  },
  sample: {
    ...on('samples.due', sampleCauses),
    email: ({ detail }) => wordsOfThreads[detail.news ?? 'sampleAnswerDue'],
    despiteMute: true,
  },
  figures: {
    ...on('reach.moved', (_tx, events) => events.flatMap(figuresCauses)),
    email: () => templates.figures,
  },
  mistranslation: on('translations.reported', (_tx, events) => events.map(mistranslationCause)),
  agreement: on('agreements.changed', (_tx, events) => events.map(agreementCause)),
  keptInquiry: on('inquiries.kept', (_tx, events) => events.map(keptCause)),
}
