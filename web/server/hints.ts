// Cookies that change a page: hints, never credentials.
import { dismissed } from '#web/foundation/dismissed.ts'
import type { Theme } from '#web/foundation/page.ts'
import { readingPreferenceIn } from '#web/foundation/translations/stored-preference.ts'

export function themeOf(cookie: string | undefined): Theme {
  if (!cookie) return undefined
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie) ?? []
  return theme as Theme
}

/** A hint only: the page shows no data of a person. */
export function isSignedInBy(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|;\s*)signed-in=1/.test(cookie)
}

export function hintsIn(cookie: string | undefined): string {
  const { translate = '', languages = [] } = readingPreferenceIn(cookie) ?? {}
  return [
    themeOf(cookie) ?? '',
    isSignedInBy(cookie) ? 1 : '',
    dismissed(cookie).toSorted().join('.'),
    [translate, ...languages].join('.'),
  ].join(' ')
}
