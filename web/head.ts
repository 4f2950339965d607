// The head of what is shown, in its page's own words.
import type { I18n } from '#web/message.ts'
import type { Head, Site } from './page.ts'
import type { Shown } from './routing.ts'

/** `title` comes back complete, with the site's name. */
export function headOf({ page, data, failure, params, awaits }: Shown, url: URL, i18n: I18n, site: Site): Head {
  const absolute = (path: string) => site.origin + path
  const { name } = site.operator
  if (awaits) return { title: name, description: '', noindex: true }
  const head = page.meta
    ? page.meta({ ...site, data: data as never, failure, i18n, params, url, absolute })
    : { title: name, description: '' }
  return { ...head, title: head.title.startsWith(name) ? head.title : `${head.title} · ${name}` }
}
