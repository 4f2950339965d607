// Lingui's instance of a language.
import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'
import { directionOf, type Locale } from '#contract/foundation/locales.ts'
import { isolated } from '#kit/direction.ts'

type Values = Record<string, unknown>

/** Names of the other direction turn no sentence. */
class Words extends I18n {
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id === 'string') return super._(id, values && this.isolatedIn(values), options)
    return super._(id.values ? { ...id, values: this.isolatedIn(id.values) } : id)
  }

  private isolatedIn(values: Values): Values {
    const isTurned = directionOf(this.locale) === 'rtl'
    const apart = (text: string) => (isTurned ? `\u2068${text}\u2069` : isolated(text))
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? apart(value) : value]),
    )
  }
}

/** A new instance: the server uses all languages at once. */
export function wordsOf(locale: Locale): I18n {
  return new Words({ locale, messages: { [locale]: {} } })
}
