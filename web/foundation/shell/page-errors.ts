// Messages of missing, removed and failed pages.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '#contract/foundation/locales.ts'
import { formatsFor } from '#contract/foundation/formats.ts'
import type { Head } from '#web/foundation/page.ts'
import type { PageError } from '#web/foundation/page-error.ts'

const texts = {
  401: {
    title: msg`Log in to see this page`,
    text: msg`It is only for people with an account. You will return here afterwards.`,
  },
  403: {
    title: msg`This page is not for you`,
    text: msg`Your account may not see it. Ask whoever runs this site, or the business, for access.`,
  },
  404: {
    title: msg`This page does not exist`,
    text: msg`The address may be mistyped, or the page was never there. Search for the company or product instead.`,
  },
  410: {
    title: msg`This page was removed`,
    text: msg`Its owner has removed it. Search for another company or product.`,
  },
  503: {
    title: msg`Not available at this moment`,
    text: msg`Too much is asked at once, or search is still being prepared after a start. Try again in a moment.`,
  },
  500: {
    title: msg`Error loading data`,
    text: msg`An unexpected error has occurred, please try again. Nothing you typed elsewhere is lost.`,
  },
}

/** `fields` of a removed company: cause and month (`2026-11`). */
export function textsFor({ status, fields }: PageError, i18n: I18n) {
  const { removed, month } = fields ?? {}
  if (status === 410 && removed && month) return removalTexts(removed, formatsFor(i18n.locale as Locale).month(month))
  return texts[status in texts ? (status as keyof typeof texts) : 500]
}

function removalTexts(cause: string, month: string) {
  const title = msg`This company was removed`
  if (cause === 'company')
    return { title, text: msg`It was removed at the company’s own wish, in ${month}. No later import lists it again.` }
  if (cause === 'person')
    return { title, text: msg`It was removed at the wish of the person whose name it bears, in ${month}.` }
  return { title, text: msg`It was removed in ${month}, after a request that our staff has read.` }
}

export function headOfError(error: PageError, i18n: I18n): Head {
  const { title, text } = textsFor(error, i18n)
  return { title: i18n._(title), description: i18n._(text), noindex: true }
}
