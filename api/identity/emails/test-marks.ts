// Marks of a test email, in four languages.
import type { Locale } from '#contract/foundation/locales.ts'
import type { EmailWords } from '#kit/mail/template.ts'

const marks: Record<Locale, { mark: string; text: (name: string) => string }> = {
  en: {
    mark: '[Test]',
    text: (name) => `This is a test of the email “${name}”, with sample values. Its links lead nowhere.`,
  },
  es: {
    mark: '[Prueba]',
    text: (name) =>
      `Esta es una prueba del correo «${name}», con valores de ejemplo. Sus enlaces no llevan a ninguna parte.`,
  },
  it: {
    mark: '[Prova]',
    text: (name) =>
      `Questa è una prova dell’e-mail «${name}», con valori di esempio. I suoi link non portano da nessuna parte.`,
  },
  zh: { mark: '[测试]', text: (name) => `这是邮件“${name}”的测试，使用示例内容，其中的链接无效。` },
}

export function markTest(words: EmailWords, locale: Locale, name: string): EmailWords {
  const { mark, text } = marks[locale]
  return {
    ...words,
    subject: `${mark} ${words.subject}`,
    paragraphs: [text(name), ...words.paragraphs],
  }
}
