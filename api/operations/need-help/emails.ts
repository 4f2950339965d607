// Values of the emails to people who asked for help.
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { fillText, type Filling } from '#kit/mail/template.ts'
import { oneAndMany } from '#kit/mail/words.ts'

const waits: Names = {
  en: 'an hour | {hours} hours',
  es: 'el plazo de una hora | un plazo de {hours} horas',
  it: 'un’ora | {hours} ore',
  zh: '{hours} 小时',
  de: 'einer Stunde | {hours} Stunden',
}

export function receivedFilling(locale: Locale, reference: string, hours: number): Filling {
  const { one, many } = oneAndMany(waits[locale])
  const time = fillText(hours === 1 ? one : many, { hours: String(hours) })
  return { locale, values: { reference, time } }
}

export function answerFilling(locale: Locale, reference: string, content: string): Filling {
  return { locale, values: { reference, answer: content } }
}
