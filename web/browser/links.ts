// Plain links and GET forms of this site become client navigations. Everything else is left to the browser.
import { isLocale } from '#contract/locales.ts'
import { inLocale } from '../paths.ts'
import { pageAt } from './Pages.tsx'

type Navigate = (path: string) => void

export function followLinks(navigate: Navigate, language: string): () => void {
  function onClick(event: MouseEvent) {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element).closest('a')
    if (!link?.href || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return
    link.closest<HTMLElement>('[popover]')?.hidePopover()
    const other = link.closest('[data-still]') ? link.hreflang : ''
    if (isLocale(other)) {
      link.href = inLocale(location.pathname + location.search, other)
      return
    }
    const address = new URL(link.href)
    if (address.hash && address.pathname === location.pathname && address.search === location.search) return
    if (!pageAt(address, language)) return
    event.preventDefault()
    navigate(address.href)
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get' || 'reload' in form.dataset) return
    const address = new URL(form.action)
    const entries = [...new FormData(form, event.submitter)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    address.search = entries.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
    if (!pageAt(address, language)) return
    event.preventDefault()
    navigate(address.href)
  }

  /** The module of a page is fetched when the pointer rests on a link to it. */
  function onPointerOver(event: PointerEvent) {
    const link = (event.target as Element).closest?.('a')
    if (link?.href)
      void pageAt(new URL(link.href), language)
        ?.route.load()
        .catch(() => {})
  }

  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('pointerover', onPointerOver, { passive: true })
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('pointerover', onPointerOver)
  }
}
