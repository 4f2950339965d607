// Words of notification kinds. No markup.
import { msg, plural, t } from '@lingui/core/macro'
import type { NotificationKind } from '#contract/discovery/notifications/kinds.ts'
import type { SampleDue, SampleNews } from '#contract/trade/samples/states.ts'
import type { MessageNews, Notification } from '#contract/discovery/notifications/notifications.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Site } from '#web/foundation/page.ts'

type Words = Notification & { i18n: I18n; site: Site; who: string; company: string }
type KindWords = { name: MessageDescriptor; sentence: (words: Words) => string }

export const kinds: Record<NotificationKind, KindWords> = {
  comment: {
    name: msg`Comments on my posts and products`,
    sentence({ i18n, who, company, rootType, business }) {
      if (rootType === 'product') return t(i18n)`${who} commented on a product of ${company}`
      return business ? t(i18n)`${who} commented on a post of ${company}` : t(i18n)`${who} commented on your post`
    },
  },
  reply: {
    name: msg`Replies to my comments`,
    sentence: ({ i18n, who }) => t(i18n)`${who} replied to your comment`,
  },
  mention: {
    name: msg`Mentions of me and my businesses`,
    sentence({ i18n, who, company, resourceType, business }) {
      if (resourceType === 'post')
        return business ? t(i18n)`${who} mentioned ${company} in a post` : t(i18n)`${who} mentioned you in a post`
      return business ? t(i18n)`${who} mentioned ${company} in a comment` : t(i18n)`${who} mentioned you in a comment`
    },
  },
  reaction: { name: msg`Likes`, sentence: reactionSentence },
  follow: {
    name: msg`New followers`,
    sentence: ({ i18n, who, company, business, count }) =>
      business
        ? t(i18n)`${plural(count, { one: `${who} follows ${company}`, other: `${who} follow ${company}` })}`
        : t(i18n)`${plural(count, { one: `${who} follows you`, other: `${who} follow you` })}`,
  },
  connectionRequest: {
    name: msg`Connection requests`,
    sentence: ({ i18n, who, company, business }) =>
      business ? t(i18n)`${who} wants to connect with ${company}` : t(i18n)`${who} wants to connect with you`,
  },
  connectionAnswer: {
    name: msg`Accepted connection requests`,
    sentence: ({ i18n, who }) => t(i18n)`${who} accepted the connection`,
  },
  invitation: {
    name: msg`Invitations to a business (always by e-mail too)`,
    sentence: ({ i18n, who, company }) => t(i18n)`${who} invites you to join ${company}`,
  },
  certificate: {
    name: msg`Certificates that expire (always by e-mail too)`,
    sentence({ i18n, site, company, detail: { name = '', expireDate = '' } }) {
      const date = site.formats.date(expireDate)
      return t(i18n)`The certificate ${name} of ${company} expires on ${date}`
    },
  },
  document: {
    name: msg`Documents that end (always by e-mail too)`,
    sentence({ i18n, site, company, detail: { name = '', expireDate = '', others = 0 } }) {
      const date = site.formats.date(expireDate)
      if (others === 0) return t(i18n)`The document ${name} of ${company} ends on ${date}`
      return t(
        i18n,
      )`${plural(others, { one: `${name} and another document of ${company} end soon`, other: `${name} and # other documents of ${company} end soon` })}`
    },
  },
  groupRequest: {
    name: msg`Requests to join groups that I moderate`,
    sentence: ({ i18n, who, count, detail: { name = '' } }) =>
      t(
        i18n,
      )`${plural(count, { one: `${who} asks to join the group ${name}`, other: `${who} ask to join the group ${name}` })}`,
  },
  groupAnswer: {
    name: msg`Groups that let me in`,
    sentence: ({ i18n, detail: { name = '' } }) => t(i18n)`You are a member of the group ${name} now`,
  },
  inquiry: {
    name: msg`Inquiries to my businesses`,
    sentence({ i18n, who, company, count, detail }) {
      if (detail.news) return newsOf(detail.news, who, company, i18n)
      return t(
        i18n,
      )`${plural(count, { one: `${who} sent an inquiry to ${company}`, other: `${who} sent an inquiry to ${company}` })}`
    },
  },
  sample: {
    name: msg`Samples that wait for me or my businesses`,
    sentence: ({ i18n, who, company, detail }) => newsOf(detail.news ?? 'sampleAnswerDue', who, company, i18n),
  },
  message: {
    name: msg`Messages to me and my businesses`,
    sentence({ i18n, who, company, business, count, detail }) {
      if (detail.news) return newsOf(detail.news, who, company, i18n)
      return business
        ? t(i18n)`${plural(count, { one: `${who} wrote to ${company}`, other: `${who} wrote to ${company}` })}`
        : t(i18n)`${plural(count, { one: `${who} wrote to you`, other: `${who} wrote to you` })}`
    },
  },
  verification: {
    name: msg`Results of verifying my businesses`,
    sentence: ({ i18n, company, detail }) =>
      detail.outcome === 'verified' ? t(i18n)`${company} is verified now` : t(i18n)`${company} could not be verified`,
  },
  mistranslation: {
    name: msg`Reported mistakes in translations of my businesses`,
    sentence: ({ i18n, company, resourceType }) =>
      resourceType === 'product'
        ? t(i18n)`A reader reports a mistake in the translation of a product of ${company}`
        : t(i18n)`A reader reports a mistake in the translation of the texts of ${company}`,
  },
  agreement: {
    name: msg`Agreements about territories (always by e-mail too)`,
    sentence({ i18n, who, company, detail }) {
      if (detail.agreement === 'proposed') return t(i18n)`${who} asks ${company} to confirm an agreement`
      if (detail.agreement === 'confirmed') return t(i18n)`${who} confirmed an agreement with ${company}`
      if (detail.agreement === 'ending') return t(i18n)`The agreement of ${company} with ${who} ends soon`
      return t(i18n)`There is news about the agreement of ${company} with ${who}`
    },
  },
  figures: {
    name: msg`Weekly figures of my businesses, when they moved`,
    sentence({ i18n, site, company, detail: { week } }) {
      const { now = 0, before = 0 } = week?.figures.people ?? {}
      const [people, earlier] = [site.formats.number(now), site.formats.number(before)]
      return t(i18n)`Last week of ${company}: people on its pages ${people}, in the week before ${earlier}`
    },
  },
  keptInquiry: {
    name: msg`Inquiries that I kept (always by e-mail too)`,
    sentence({ i18n, site, who, detail: { kept, expireDate = '' } }) {
      const date = site.formats.date(expireDate)
      if (kept === 'delivered') return t(i18n)`${who} is on WBN now: the inquiry that you kept has arrived`
      if (kept === 'ended') return t(i18n)`Nobody has read the inquiry that you kept for ${who}`
      return t(i18n)`Your inquiry for ${who} is kept until ${date}: renew it to keep it longer`
    },
  },
}

export function sentenceOf(notification: Notification, i18n: I18n, site: Site): string {
  const { kind, business } = notification
  const who = doers(notification, i18n, site)
  return kinds[kind].sentence({ ...notification, i18n, site, who, company: business?.companyName ?? '' })
}

function doers({ actors, count }: Notification, i18n: I18n, { locale, formats }: Site): string {
  const names = actors.map(nameOf)
  const others = count - names.length
  const number = formats.number(others)
  const rest =
    others > 0 && names.length > 0 ? [t(i18n)`${plural(others, { one: '1 other', other: `${number} others` })}`] : []
  return names.length > 0 ? new Intl.ListFormat(locale).format([...names, ...rest]) : t(i18n)`Somebody`
}

function reactionSentence({ i18n, who, company, resourceType, count }: Words): string {
  if (resourceType === 'comment')
    return t(i18n)`${plural(count, { one: `${who} likes your comment`, other: `${who} like your comment` })}`
  if (resourceType === 'product')
    return t(
      i18n,
    )`${plural(count, { one: `${who} likes a product of ${company}`, other: `${who} like a product of ${company}` })}`
  if (resourceType === 'business')
    return t(i18n)`${plural(count, { one: `${who} likes ${company}`, other: `${who} like ${company}` })}`
  return t(i18n)`${plural(count, { one: `${who} likes your post`, other: `${who} like your post` })}`
}

function newsOf(news: MessageNews, who: string, company: string, i18n: I18n): string {
  switch (news) {
    case 'rfq':
      return t(i18n)`${who} asks ${company} for a quotation`
    case 'quotation':
      return t(i18n)`${who} sent a quotation`
    case 'awarded':
      return t(i18n)`${who} awarded the request for quotation to ${company}`
    case 'notAwarded':
      return t(i18n)`${who} awarded the request for quotation to another supplier`
    case 'closed':
      return t(i18n)`${who} closed the request for quotation without an award`
    case 'reopened':
      return t(i18n)`${who} reopened the request for quotation`
    case 'deadlineSoon':
      return t(i18n)`The request for quotation of ${who} takes quotations for less than a day`
    case 'expired':
      return t(i18n)`The deadline of the request for quotation of ${who} has passed`
    case 'declined':
      return t(i18n)`${who} declined to quote`
    case 'ndaProposed':
      return t(i18n)`${who} proposes an NDA`
    case 'ndaSigned':
      return t(i18n)`${who} signed the NDA: your signature is missing`
    case 'ndaInForce':
      return t(i18n)`${who} signed the NDA: it is in force`
    case 'ndaDeclined':
      return t(i18n)`${who} declined the NDA`
    case 'ndaWithdrawn':
      return t(i18n)`${who} withdrew the proposed NDA`
    case 'ndaEnded':
      return t(i18n)`${who} ended the access to files under the NDA`
    case 'ndaLapsed':
      return t(i18n)`The NDA that ${who} proposed was not signed in time`
    default:
      return sampleNewsOf(news, who, company, i18n)
  }
}

function sampleNewsOf(news: SampleNews | SampleDue, who: string, company: string, i18n: I18n): string {
  switch (news) {
    case 'sampleRequested':
      return t(i18n)`${who} asks ${company} for a sample`
    case 'sampleQualified':
      return t(i18n)`${who} said what the sample is for and where to send it`
    case 'sampleApproved':
      return t(i18n)`${who} approved the sample`
    case 'sampleShipped':
      return t(i18n)`${who} shipped the sample`
    case 'sampleReceived':
      return t(i18n)`${who} has received the sample`
    case 'sampleConcluded':
      return t(i18n)`${who} said what came of the sample`
    case 'sampleDeclined':
      return t(i18n)`${who} sends no sample`
    case 'sampleWithdrawn':
      return t(i18n)`${who} needs the sample no more`
    case 'sampleDetailsDue':
      return t(i18n)`${who} waits to hear what the sample is for and where to send it`
    case 'sampleAnswerDue':
      return t(i18n)`${who} has waited two days for an answer about the sample`
    case 'sampleShipmentDue':
      return t(i18n)`${who} waits for the sample that you approved`
    case 'sampleArrivalDue':
      return t(i18n)`Has the sample of ${who} arrived?`
    case 'sampleOutcomeDue':
      return t(i18n)`${who} would like to know what came of the sample`
  }
}
