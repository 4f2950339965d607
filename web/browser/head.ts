// After a client navigation: title and canonical address follow the page; what only crawlers read stays as the server wrote it.
import type { I18n } from '#web/message.ts'
import { headOf } from '../head.ts'
import type { Site } from '../page.ts'
import type { Shown } from '../routing.ts'

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** Login and Register come back to the page that is shown. */
function showWaysBack({ accounts }: Site): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]'))
    link.href = accounts[link.dataset['account'] as 'login' | 'register'](location.href)
}

export function showHead(shown: Shown, i18n: I18n, site: Site): void {
  const url = new URL(location.href)
  const head = headOf(shown, url, i18n, site)
  document.title = head.title
  set('link[rel=canonical]', 'href', site.origin + (head.path ?? url.pathname))
  showWaysBack(site)
}
