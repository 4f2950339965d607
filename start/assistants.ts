// Assistants' endpoint.
import { apiClient } from '#api/api.ts'
import type { ApiDependencies } from '#api/foundation/context.ts'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import type { McpOptions } from '#mcp/serve.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import type { Settings } from './config.ts'

export function assistantsOf(api: ApiDependencies, { operator }: Pick<Settings, 'operator'>): McpOptions['siteOf'] {
  const siteIn = (locale: Locale) => {
    const paths = pathsFor(locale)
    return {
      name: operator.name,
      api: apiClient(api, locale),
      addressOf: {
        business: (business: { businessID: string; key: string }) => api.pages() + paths.business(business),
        product: (product: { productID: string; key: string }) => api.pages() + paths.product(product),
        document: (documentID: string) => api.pages() + paths.document(documentID),
        file: (path: string) => api.pages() + path,
      },
    }
  }
  const sites = new Map(locales.map((locale) => [locale, siteIn(locale)]))
  return (locale) => sites.get(locale)!
}
