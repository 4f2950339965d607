// Handlers whose answer depends on the language alone.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Context } from './context.ts'

type LocalizedInput = { query: { lang?: Locale | undefined } }

/** Query's language, else the caller's. */
export function inLanguage<Input extends LocalizedInput, Answer>(
  make: (locale: Locale, input: Input) => Answer,
): (context: Context, input: Input) => Answer {
  return (context, input) => make(input.query.lang ?? context.locale, input)
}
