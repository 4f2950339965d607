// Page head from `meta`: complete on the server; the browser updates only title and canonical address.
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useLoaderData, useLocation, useParams, type Params } from 'react-router'
import { canonicalOrigin, useSite, type Head, type PageModule, type Site } from './page.ts'

type HeadInput = { data: unknown; params: Params; url: URL; i18n: I18n; site: Site }

export function headOf(meta: PageModule['meta'], { site, url, ...shown }: HeadInput): Head {
  const { name } = site.operator
  const absolute = (path: string) => (path.startsWith('/') ? canonicalOrigin(site, path) + path : path)
  if (!meta) return { title: name, description: '' }
  return withName(meta({ ...site, ...shown, data: shown.data as never, url, absolute }), name)
}

export function withName(head: Head, name: string): Head {
  return { ...head, title: head.title.startsWith(name) ? head.title : `${head.title} · ${name}` }
}

export function useDocumentHead(meta: PageModule['meta']): void {
  const site = useSite()
  const { i18n } = useLingui()
  const data = useLoaderData()
  const params = useParams()
  const { pathname, search } = useLocation()
  useEffect(() => {
    showHead(headOf(meta, { data, params, url: new URL(pathname + search, site.origin), i18n, site }), site, pathname)
  }, [meta, data, params, pathname, search, i18n, site])
}

export function showHead(head: Head, site: Site, pathname: string): void {
  document.title = head.title
  const path = head.path ?? pathname
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!link || link.dataset['fixed'] === path) return
  link.href = canonicalOrigin(site, path) + path
  delete link.dataset['fixed']
}
