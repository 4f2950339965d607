// The whole tree below a router: words, site, API and shell. The same on the server and in the browser, or hydration fails.
import type { I18n } from '#web/message.ts'
import { I18nProvider } from '#web/messages.tsx'
import { StrictMode, type ReactNode } from 'react'
import { ApiContext, SiteContext, type Given } from './page.ts'
import { CountryOptions } from './shell/countries.ts'
import { Shell } from './shell/Shell.tsx'
import { StillsContext, type Stills } from './shell/Still.tsx'

type Props = { i18n: I18n; given: Given; countries: string; stills: Stills; within: (shell: ReactNode) => ReactNode }

/** `within` puts the router's context around the shell. */
export function Site({ i18n, given, countries, stills, within }: Props) {
  return (
    <StrictMode>
      <I18nProvider value={i18n}>
        <SiteContext value={given.site}>
          <ApiContext value={given.api}>
            <StillsContext value={stills}>
              <CountryOptions value={countries}>{within(<Shell />)}</CountryOptions>
            </StillsContext>
          </ApiContext>
        </SiteContext>
      </I18nProvider>
    </StrictMode>
  )
}
