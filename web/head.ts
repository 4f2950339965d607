// The head of what is shown: the page's own words, or those of its failure.
import type { I18n } from '#web/message.ts'
import type { Head, Site } from './page.ts'
import type { Shown } from './routing.ts'
import { headOfFailure } from './shell/failures.ts'

/** `title` comes back complete, with the site's name. */
export function headOf({ page, data, failure, params }: Shown, url: URL, i18n: I18n, site: Site): Head {
  const absolute = (path: string) => site.origin + path
  const head =
    failure || !page.meta
      ? headOfFailure(failure?.status ?? 500, i18n)
      : page.meta({ ...site, data: data as never, i18n, params, url, absolute })
  const { name } = site.operator
  return { ...head, title: head.title.startsWith(name) ? head.title : `${head.title} · ${name}` }
}
