// Draws the still parts of the shell. Server only: the browser gets their HTML, and their styles from still-styles.ts.
import type { I18n } from '#web/message.ts'
import { I18nProvider } from '#web/messages.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { locales, type Locale } from '#contract/locales.ts'
import { SiteContext, type Site } from '../page.ts'
import { inLocale } from '../paths.ts'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { IndustryList } from './IndustryList.tsx'
import { LanguageMenu } from './Languages.tsx'
import { MenuInside } from './MobileMenu.tsx'
import type { Stills } from './Still.tsx'

const drawn = new Map<Locale, Stills>()

/** The parts for a page; only the language links differ from page to page. `path` carries the query. */
export function stillsFor(site: Site, i18n: I18n, path: string): Stills {
  let stills = drawn.get(site.locale)
  if (!stills) {
    const draw = (part: ReactNode) =>
      renderToStaticMarkup(
        <I18nProvider value={i18n}>
          <SiteContext value={site}>{part}</SiteContext>
        </I18nProvider>,
      )
    stills = {
      brand: draw(<Brand />),
      languages: draw(<LanguageMenu />),
      industries: draw(<IndustryList />),
      menu: draw(<MenuInside />),
      footer: draw(<Footer />),
    }
    drawn.set(site.locale, stills)
  }
  const links = Object.fromEntries(
    locales.map((locale) => [locale, inLocale(path, locale).replace(/&/g, '&amp;').replace(/"/g, '%22')]),
  )
  const here = (html: string) =>
    html.replace(/href="#(en|es|it|zh)"/g, (_, locale: Locale) => `href="${links[locale]}"`)
  return { ...stills, languages: here(stills.languages), menu: here(stills.menu), footer: here(stills.footer) }
}
