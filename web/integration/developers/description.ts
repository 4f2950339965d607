// Loader of the published description, grouped by capability.
import type { LoaderFunctionArgs } from 'react-router'
import { loaderContext } from '#web/foundation/page.ts'
import { callsOf, type CallGroup, type Description } from './calls.ts'

let loaded: Promise<Description> | undefined

export async function readGroups(args: LoaderFunctionArgs): Promise<CallGroup[]> {
  const { apiUrl, authUrl, cacheTags } = loaderContext(args)
  cacheTags('contract')
  return callsOf(await (import.meta.env.SSR ? described(apiUrl, authUrl) : (loaded ??= fetched(apiUrl))), apiUrl)
}

async function fetched(apiUrl: string): Promise<Description> {
  try {
    return (await (await fetch(`${apiUrl}/openapi.json`)).json()) as Description
  } catch (error) {
    loaded = undefined
    throw error
  }
}

async function described(apiUrl: string, authUrl: string): Promise<Description> {
  const [{ openapiOf }, { contract }, { streams }, { authContract }, { default: examples }] = await Promise.all([
    import('#contract/openapi.ts'),
    import('#contract/contract.ts'),
    import('#contract/foundation/events.ts'),
    import('#contract/identity/auth/auth.ts'),
    import('#contract/examples.json', { with: { type: 'json' } }),
  ])
  const beside = [{ contract: authContract, server: `${authUrl}/auth` }]
  return openapiOf({ contract, server: apiUrl, streams, examples }, beside) as Description
}
