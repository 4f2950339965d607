// Contexts around the router, identical on server and browser: otherwise hydration fails.
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode, type ReactNode } from 'react'
import { ApiContext, SiteContext, type Api, type Site } from './page.ts'

export function Providers({ i18n, site, api, children }: { i18n: I18n; site: Site; api: Api; children: ReactNode }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SiteContext value={site}>
          <ApiContext value={api}>{children}</ApiContext>
        </SiteContext>
      </I18nProvider>
    </StrictMode>
  )
}
