// Message catalogs by language and area.
import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { isolated } from '#kit/direction.ts'
import type { WordArea } from './word-areas.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/**/*.po')

async function messagesOf(locale: Locale, area?: WordArea): Promise<Messages> {
  const { messages } = await catalogs[`../locales/${area ? `${area}/` : ''}${locale}.po`]!()
  return messages
}

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

/** A new instance, since the server uses all languages at once. */
export async function wordsOf(locale: Locale): Promise<I18n> {
  return new Words({ locale, messages: { [locale]: await messagesOf(locale) } })
}

export async function addWords(i18n: I18n, areas: readonly WordArea[]): Promise<void> {
  const locale = locales.find((one) => one === i18n.locale)!
  for (const messages of await Promise.all(areas.map((area) => messagesOf(locale, area)))) i18n.load(locale, messages)
}
