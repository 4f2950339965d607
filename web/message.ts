// What the words' macros call at run time: finds a compiled message and fills in its values. In place of Lingui's own runtime,
// which does the same with formats nobody uses here, at 3 kB a page. Dates and ranges come from formats.ts.
import type { I18n } from '@lingui/core'
import type { Locale } from '#contract/locales.ts'

/** A message in parts: text, `[name]`, or `[name, kind, cases]` for plural, selectordinal and select. */
export type Compiled = (string | [string] | [string, string, Record<string, Compiled | number>])[]
export type Values = Record<string, unknown>
/** What the macros make of a message. */
export type MessageDescriptor = { id: string; message?: string; values?: Values }
export type Translate = (message: MessageDescriptor | string, values?: Values) => string

export type { I18n }
/** `i18n` is what pages translate with; `learn` adds messages to it. */
export type Words = { i18n: I18n; learn: (messages: Record<string, Compiled>) => void }

export function makeWords(locale: Locale, known: Record<string, Compiled> = {}): Words {
  const messages = { ...known }
  const cardinal = new Intl.PluralRules(locale)
  const ordinal = new Intl.PluralRules(locale, { type: 'ordinal' })
  const number = new Intl.NumberFormat(locale)

  function write(parts: Compiled, values: Values, count?: number): string {
    let text = ''
    for (const part of parts) {
      if (typeof part === 'string') text += part === '#' && count !== undefined ? number.format(count) : part
      else if (part.length === 1) text += String(values[part[0]] ?? '')
      else text += choose(part, values)
    }
    return text
  }
  function choose([name, kind, cases]: [string, string, Record<string, Compiled | number>], values: Values): string {
    const value = values[name]
    if (kind === 'select') return write((cases[String(value)] ?? cases['other']) as Compiled, values)
    const count = Number(value) - Number(cases['offset'] ?? 0)
    const rule = (kind === 'plural' ? cardinal : ordinal).select(count)
    return write((cases[String(value)] ?? cases[rule] ?? cases['other']) as Compiled, values, count)
  }

  const translate: Translate = (message, values) => {
    const {
      id,
      message: source,
      values: given = values,
    } = typeof message === 'string' ? { id: message, message: undefined } : message
    const parts = messages[id]
    return parts ? write(parts, given ?? {}) : (source ?? id)
  }
  // Pages know it by Lingui's type, of which the macros and we use these two.
  const i18n = { locale, _: translate } as unknown as I18n
  return { i18n, learn: (more) => void Object.assign(messages, more) }
}
