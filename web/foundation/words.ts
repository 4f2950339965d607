// Lingui's instance of a language.
import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'
import type { Locale } from '#contract/foundation/locales.ts'
import { isolated } from '#kit/direction.ts'

type Values = Record<string, unknown>

function isolatedIn(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )
}

/** Names from right to left turn no sentence. */
class Words extends I18n {
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id === 'string') return super._(id, values && isolatedIn(values), options)
    return super._(id.values ? { ...id, values: isolatedIn(id.values) } : id)
  }
}

/** The scripts of a built page bring their messages. A new instance, since the server uses all languages at once. */
export function wordsOf(locale: Locale): I18n {
  return new Words({ locale, messages: { [locale]: {} } })
}
