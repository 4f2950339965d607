// Messages as one line.
import { t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { isNdaNews, type NdaNews } from '#contract/trade/ndas/states.ts'
import type { RfqNews } from '#contract/trade/rfqs/states.ts'
import { counterpartOf, partyName } from '../party.ts'

type Said = Pick<Message, 'type' | 'content'>
type Sides = Pick<Thread, 'side' | 'from' | 'to'>

export function systemSentence(
  { content, from }: Pick<Message, 'content' | 'from'>,
  thread: Sides,
  i18n: I18n,
): string {
  const { side, to } = thread
  if (isNdaNews(content))
    return ndaSentence(content, from === side ? null : partyName(counterpartOf(thread), i18n), i18n)
  const supplier = partyName(to, i18n)
  const isBuyer = side !== 'R'
  switch (content as RfqNews | 'ended') {
    case 'awarded':
      return isBuyer ? t(i18n)`You awarded the request to ${supplier}` : t(i18n)`The request was awarded to you`
    case 'notAwarded':
      return isBuyer
        ? t(i18n)`You awarded the request to another supplier`
        : t(i18n)`The request was awarded to another supplier`
    case 'closed':
      return isBuyer
        ? t(i18n)`You closed the request without an award`
        : t(i18n)`The request was closed without an award`
    case 'reopened':
      return isBuyer ? t(i18n)`You reopened the request` : t(i18n)`The request was reopened`
    case 'deadlineSoon':
      return isBuyer
        ? t(i18n)`Your request takes quotations for less than a day`
        : t(i18n)`Quotations are taken for less than a day`
    case 'expired':
      return isBuyer
        ? t(i18n)`The deadline has passed: you can decide now`
        : t(i18n)`The deadline has passed, the buyer decides now`
    case 'declined':
      return isBuyer ? t(i18n)`${supplier} declined to quote` : t(i18n)`You declined to quote`
    case 'ended':
      return t(i18n)`The conversation was ended`
  }
}

/** `who`: the other side; null: the own one. */
function ndaSentence(content: NdaNews, who: string | null, i18n: I18n): string {
  switch (content) {
    case 'ndaProposed':
      return who === null ? t(i18n)`You proposed an NDA` : t(i18n)`${who} proposes an NDA`
    case 'ndaSigned':
      return who === null ? t(i18n)`You signed the NDA` : t(i18n)`${who} signed the NDA`
    case 'ndaInForce':
      return who === null ? t(i18n)`You signed the NDA: it is in force` : t(i18n)`${who} signed the NDA: it is in force`
    case 'ndaDeclined':
      return who === null ? t(i18n)`You declined the NDA` : t(i18n)`${who} declined the NDA`
    case 'ndaWithdrawn':
      return who === null ? t(i18n)`You withdrew the proposed NDA` : t(i18n)`${who} withdrew the proposed NDA`
    case 'ndaEnded':
      return who === null
        ? t(i18n)`You ended the access to files under the NDA`
        : t(i18n)`${who} ended the access to files under the NDA`
    case 'ndaLapsed':
      return t(i18n)`The NDA was not signed in time`
  }
}

/** Messages without text get a description. */
export function wordsOf({ type, content }: Said, i18n: I18n): string {
  if (type === 'quotation') return content ? t(i18n)`Quotation: ${content}` : t(i18n)`Quotation`
  if (type === 'sample')
    return content ? t(i18n)`Sample: ${content}` : t(i18n)({ message: 'Sample', comment: 'of a product' })
  if (type === 'file' && !content) return t(i18n)`File`
  return content
}
