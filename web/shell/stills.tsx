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
import { Visitor } from './Visitor.tsx'

const drawn = new Map<Locale, Stills>()

/** The parts for a page; only the links to its languages and to the login and back differ. `path` carries the query. */
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
      visitor: draw(<Visitor />),
      industries: draw(<IndustryList />),
      menu: draw(<MenuInside />),
      footer: draw(<Footer />),
    }
    drawn.set(site.locale, stills)
  }
  const { accounts, origin } = site
  const links = Object.fromEntries(
    locales.map((locale) => [locale, inLocale(path, locale).replace(/&/g, '&amp;').replace(/"/g, '%22')]),
  ) as Record<Locale, string>
  const ways = { ...links, login: accounts.login(origin + path), register: accounts.register(origin + path) }
  const here = (html: string) =>
    html.replace(/href="#(en|es|it|zh|login|register)"/g, (_, way: keyof typeof ways) => `href="${ways[way]}"`)
  const { languages, visitor, menu, footer } = stills
  return { ...stills, languages: here(languages), visitor: here(visitor), menu: here(menu), footer: here(footer) }
}
