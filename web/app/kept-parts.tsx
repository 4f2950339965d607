// Markup of the shell, kept while its lists are the same.
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { SiteContext, type Site } from '#web/foundation/page.ts'
import { FooterLinks } from '#web/foundation/shell/Footer.tsx'
import type { KeptPart } from '#web/foundation/shell/kept-markup.ts'
import { IndustryList } from '#web/foundation/shell/menus/IndustryList.tsx'
import { CountryOptions } from '#web/foundation/shell/search/CountrySelect.tsx'

type Parts = Record<KeptPart, string>

const kept = new WeakMap<Site['industries'], Parts>()

export function keptPartsOf(site: Site, i18n: I18n): Parts {
  let parts = kept.get(site.industries)
  if (!parts) kept.set(site.industries, (parts = draw(site, i18n)))
  return parts
}

function draw(site: Site, i18n: I18n): Parts {
  const markup = (part: ReactNode) =>
    renderToString(
      <I18nProvider i18n={i18n}>
        <SiteContext value={site}>
          <StaticRouter location="/">{part}</StaticRouter>
        </SiteContext>
      </I18nProvider>,
    )
  return {
    footer: markup(<FooterLinks />),
    industries: markup(<IndustryList />),
    countries: markup(<CountryOptions />),
  }
}
