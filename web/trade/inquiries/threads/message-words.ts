// Messages as one line.
import { t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import type { RfqNews } from '#contract/trade/rfqs/states.ts'
import { partyName } from '../party.ts'

type Said = Pick<Message, 'type' | 'content'>

export function systemSentence(content: string, { side, to }: Pick<Thread, 'side' | 'to'>, i18n: I18n): string {
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

/** Messages without text get a description. */
export function wordsOf({ type, content }: Said, i18n: I18n): string {
  if (type === 'quotation') return content ? t(i18n)`Quotation: ${content}` : t(i18n)`Quotation`
  if (type === 'sample')
    return content ? t(i18n)`Sample: ${content}` : t(i18n)({ message: 'Sample', comment: 'of a product' })
  if (type === 'file' && !content) return t(i18n)`File`
  return content
}
