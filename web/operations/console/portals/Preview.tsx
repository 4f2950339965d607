// Preview of a portal's first page, built from the page's components.
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { locales, ownNames, type Locale } from '#contract/foundation/locales.ts'
import type { VideoChoice, Portal } from '#contract/foundation/portals.ts'
import { SiteContext, useApi, useSite } from '#web/foundation/page.ts'
import { headOfPortal, Hero, tradeOf } from '#web/publishing/home/card.tsx'
import { PortalTrade, type Trade } from '#web/publishing/portals/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { useDelayed } from '../use-delayed.ts'
import { copyForm, type PortalValues } from './portal-form.ts'
import styles from './Portal.module.css'
import { previewSite, type PreviewSite } from './preview-site.ts'

type PreviewChoice = PreviewSite & { trade: Trade }

export function Preview({ portal }: { portal: Portal }) {
  const { t } = useLingui()
  const { locale: own } = useSite()
  const [locale, setLocale] = useState<Locale>(own)
  const { shown, isOld } = useShown(portal, locale)
  return (
    <Card as="section" className={styles.preview!}>
      <CardHeader
        title={t`Preview`}
        aside={
          <fieldset className="row" aria-label={t`Language of the preview`}>
            {locales.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.language}
                aria-pressed={one === locale}
                lang={one}
                onClick={() => setLocale(one)}
              >
                {ownNames[one]}
              </button>
            ))}
          </fieldset>
        }
      />
      <LiveRegion as="div">
        {isOld && (
          <Note look="warn">
            <Trans>The preview follows once every field is valid.</Trans>
          </Note>
        )}
      </LiveRegion>
      {shown && (
        <I18nProvider i18n={shown.i18n}>
          <SiteContext value={shown.site}>
            <Suspense>
              <FirstPage trade={shown.trade} />
            </Suspense>
          </SiteContext>
        </I18nProvider>
      )}
    </Card>
  )
}

function FirstPage({ trade }: { trade: Trade }) {
  const { operator, portal, locale } = useSite()
  const { title, lead } = trade.page
  const head = headOfPortal(trade.page, `${operator.name} ${portal.label[locale]}`)
  return (
    <div lang={locale} inert>
      <div className={styles.result}>
        <p>{head.title}</p>
        <p className="muted small">{head.description}</p>
      </div>
      <Hero title={title} lead={lead} level="p" />
      <PortalTrade {...trade} />
    </div>
  )
}

/** Debounced. `isOld`: the form can't be shown; the last valid page stays. */
function useShown(portal: Portal, locale: Locale) {
  const api = useApi()
  const site = useSite()
  const values = useWatch<PortalValues, 'copy'>({ name: 'copy' })
  const [shown, setShown] = useState<PreviewChoice>()
  const [isOld, setOld] = useState(false)
  const sites = useRef(new Map<Locale, Promise<PreviewSite>>())
  function siteIn(video: VideoChoice): Promise<PreviewSite> {
    let known = sites.current.get(locale)
    if (!known) sites.current.set(locale, (known = previewSite(site, portal, locale)))
    return known.then((one) => ({ ...one, site: { ...one.site, portal: { ...portal, video } } }))
  }
  useDelayed({ key: portal.key, locale, values }, async ({ key, values: typed }, signal) => {
    const { data: copy } = copyForm.safeParse(typed)
    setOld(copy === undefined)
    if (!copy) return
    try {
      const [there, page] = await Promise.all([
        siteIn(copy.video),
        api.portalPages.preview({ params: { key }, query: { lang: locale }, body: copy, signal }),
      ])
      const trade = await tradeOf(there.api, page)
      if (!signal.aborted) setShown({ ...there, trade })
    } catch {
      sites.current.delete(locale)
      if (!signal.aborted) setOld(true)
    }
  })
  return { shown, isOld }
}
