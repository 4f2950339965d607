// Marks of a test email.
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { type EmailWords, fillText } from '#kit/mail/template.ts'

const mark: Names = { en: '[Test]', es: '[Prueba]', it: '[Prova]', zh: '[测试]', de: '[Test]' }
const notice: Names = {
  en: 'This is a test of the email “{name}”, with sample values. Its links lead nowhere.',
  es: 'Esta es una prueba del correo «{name}», con valores de ejemplo. Sus enlaces no llevan a ninguna parte.',
  it: 'Questa è una prova dell’e-mail «{name}», con valori di esempio. I suoi link non portano da nessuna parte.',
  zh: '这是邮件“{name}”的测试，使用示例内容，其中的链接无效。',
  de: 'Dies ist ein Test der E-Mail „{name}“ mit Beispielwerten. Die Links führen nirgendwohin.',
}

export function markTest(words: EmailWords, locale: Locale, name: string): EmailWords {
  return {
    ...words,
    subject: `${mark[locale]} ${words.subject}`,
    paragraphs: [fillText(notice[locale], { name }), ...words.paragraphs],
  }
}
