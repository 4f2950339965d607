// Answers that say the same as long as the process lives: made once a language, and frozen, so that their text is made once too.
import type { Locale } from '#contract/locales.ts'
import type { Context } from './context.ts'

type Asked = { params?: Record<string, string>; query: { lang?: Locale | undefined } }

/** A handler of a list that depends on nothing but the language and the parameters. What `make` throws is not kept. */
export function constant<A extends Asked, T extends object>(
  make: (locale: Locale, asked: A) => T,
): (context: Context, asked: A) => T {
  const known = new Map<string, T>()
  return (context, asked) => {
    const locale = asked.query.lang ?? context.locale
    const key = asked.params ? `${locale} ${Object.values(asked.params).join(' ')}` : locale
    let made = known.get(key)
    if (!made) known.set(key, (made = Object.freeze(make(locale, asked)) as T))
    return made
  }
}
