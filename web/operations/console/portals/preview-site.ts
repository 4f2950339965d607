// Preview site of a stranger on a portal.
import { calls } from 'virtual:calls'
import type { I18n } from '@lingui/core'
import type { Contract } from '#contract/contract.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Portal } from '#contract/foundation/portals.ts'
import { clientFor } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import { siteOf, type Api, type Site } from '#web/foundation/page.ts'
import { readReference } from '#web/foundation/reference.ts'
import { allWordsOf } from '#web/foundation/catalogs.ts'

export type PreviewSite = { site: Site; i18n: I18n; api: Api }

export async function previewSite(here: Site, portal: Portal, locale: Locale): Promise<PreviewSite> {
  const api = clientFor<Contract>(
    calls,
    overHttp(here.apiUrl, () => ({ 'accept-language': locale })),
  )
  const [reference, i18n] = await Promise.all([readReference(api, locale), allWordsOf(locale)])
  return { site: siteOf({ ...here, ...reference, portal, locale }, here.origin), i18n, api }
}
