// Notification sentence and target page. No markup.
import { plural, t } from '@lingui/core/macro'
import type { MessageNews, Notification } from '#contract/discovery/notifications/notifications.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import type { I18n } from '@lingui/core'
import type { Site } from '#web/foundation/page.ts'

function doers({ actors, count }: Notification, i18n: I18n, { locale, formats }: Site): string {
  const names = actors.map(nameOf)
  const others = count - names.length
  const number = formats.number(others)
  const rest =
    others > 0 && names.length > 0 ? [t(i18n)`${plural(others, { one: '1 other', other: `${number} others` })}`] : []
  return names.length > 0 ? new Intl.ListFormat(locale).format([...names, ...rest]) : t(i18n)`Somebody`
}

export function sentenceOf(notification: Notification, i18n: I18n, site: Site): string {
  const { kind, resourceType, rootType, business, detail, count } = notification
  const who = doers(notification, i18n, site)
  const company = business?.companyName ?? ''
  switch (kind) {
    case 'comment':
      if (rootType === 'product') return t(i18n)`${who} commented on a product of ${company}`
      return business ? t(i18n)`${who} commented on a post of ${company}` : t(i18n)`${who} commented on your post`
    case 'reply':
      return t(i18n)`${who} replied to your comment`
    case 'mention':
      if (resourceType === 'post')
        return business ? t(i18n)`${who} mentioned ${company} in a post` : t(i18n)`${who} mentioned you in a post`
      return business ? t(i18n)`${who} mentioned ${company} in a comment` : t(i18n)`${who} mentioned you in a comment`
    case 'reaction':
      if (resourceType === 'comment')
        return t(i18n)`${plural(count, { one: `${who} likes your comment`, other: `${who} like your comment` })}`
      if (resourceType === 'product')
        return t(
          i18n,
        )`${plural(count, { one: `${who} likes a product of ${company}`, other: `${who} like a product of ${company}` })}`
      if (resourceType === 'business')
        return t(i18n)`${plural(count, { one: `${who} likes ${company}`, other: `${who} like ${company}` })}`
      return t(i18n)`${plural(count, { one: `${who} likes your post`, other: `${who} like your post` })}`
    case 'follow':
      return business
        ? t(i18n)`${plural(count, { one: `${who} follows ${company}`, other: `${who} follow ${company}` })}`
        : t(i18n)`${plural(count, { one: `${who} follows you`, other: `${who} follow you` })}`
    case 'connectionRequest':
      return business ? t(i18n)`${who} wants to connect with ${company}` : t(i18n)`${who} wants to connect with you`
    case 'connectionAnswer':
      return t(i18n)`${who} accepted the connection`
    case 'invitation':
      return t(i18n)`${who} invites you to join ${company}`
    case 'groupRequest': {
      const { name = '' } = detail
      return t(
        i18n,
      )`${plural(count, { one: `${who} asks to join the group ${name}`, other: `${who} ask to join the group ${name}` })}`
    }
    case 'groupAnswer': {
      const { name = '' } = detail
      return t(i18n)`You are a member of the group ${name} now`
    }
    case 'inquiry':
      if (detail.news) return newsOf(detail.news, who, company, i18n)
      return t(
        i18n,
      )`${plural(count, { one: `${who} sent an inquiry to ${company}`, other: `${who} sent an inquiry to ${company}` })}`
    case 'message':
      if (detail.news) return newsOf(detail.news, who, company, i18n)
      return business
        ? t(i18n)`${plural(count, { one: `${who} wrote to ${company}`, other: `${who} wrote to ${company}` })}`
        : t(i18n)`${plural(count, { one: `${who} wrote to you`, other: `${who} wrote to you` })}`
    case 'verification':
      return detail.outcome === 'verified'
        ? t(i18n)`${company} is verified now`
        : t(i18n)`${company} could not be verified`
    case 'certificate': {
      const { name = '', expireDate = '' } = detail
      const date = site.formats.date(expireDate)
      return t(i18n)`The certificate ${name} of ${company} expires on ${date}`
    }
  }
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
  }
}

export function pathOf({ kind, actors, business, ...about }: Notification, { paths }: Site, userID: string): string {
  const { resourceType, resourceID, rootType, rootID } = about
  const [actor] = actors
  if (kind === 'connectionRequest' || kind === 'connectionAnswer') return paths.connections()
  if (kind === 'groupRequest') return paths.group({ groupID: resourceID, key: '' }, { tab: 'requests' })
  if (kind === 'groupAnswer') return paths.group({ groupID: resourceID, key: '' })
  if (kind === 'invitation' && business) return paths.businessMembers(business, about.detail.invitationID)
  if (kind === 'verification' && business) return paths.verification(business)
  if (kind === 'certificate' && business) return paths.editBusiness(business, 'certificates')
  if (resourceType === 'request') return paths.inquiries(business?.businessID ?? userID, resourceID)
  if (kind === 'follow' && business) return paths.followers(business)
  if (kind === 'follow') return actor ? pageOfAuthor(actor, paths) : paths.profile()
  const [type, id] = rootType && rootID ? [rootType, rootID] : [resourceType, resourceID]
  if (type === 'post') return paths.post({ postID: id })
  if (type === 'product') return paths.product({ productID: id, key: '' })
  return business ? paths.business(business) : paths.notifications()
}
