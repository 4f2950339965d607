// Email words in all languages.
import type { EmailClass } from './throttle.ts'
import { type EmailTemplate, type EmailWords, type Placeholder, placeholdersIn, textsOf } from './template.ts'

export type WordTerms = { locale: string; placeholder: string; group: string; receiver: string }

export type DeliveredEmail<Terms extends WordTerms> = {
  group: Terms['group']
  receiver: Terms['receiver']
  throttle: EmailClass
  name: Record<Terms['locale'], string>
  when: Record<Terms['locale'], string>
  /** `one | many`: the second for several people. */
  subject: Record<Terms['locale'], string>
  /** A string stands in every language. */
  paragraphs: readonly (Record<Terms['locale'], string> | string)[]
  button?: Record<Terms['locale'], string> | undefined
  footer: Record<Terms['locale'], string>
  required: readonly Terms['placeholder'][]
  samplePage: string
}

type EmailBeside<Terms extends WordTerms, Shared> = Omit<DeliveredEmail<Terms>, keyof Shared> &
  Partial<DeliveredEmail<Terms>>

export function templatesWith<Terms extends WordTerms>(
  locales: readonly Terms['locale'][],
  placeholders: Record<Terms['placeholder'], Placeholder>,
) {
  return function templatesOf<Shared extends Partial<DeliveredEmail<Terms>>, Name extends string>(
    prefix: '' | `${string}.`,
    shared: Shared,
    emails: Record<Name, EmailBeside<Terms, Shared>>,
  ): Record<Name, EmailTemplate> {
    const templateOf = (name: string, email: EmailBeside<Terms, Shared>): EmailTemplate => {
      const { subject, paragraphs, button, footer, ...about } = { ...shared, ...email } as DeliveredEmail<Terms>
      const texts = Object.fromEntries(
        locales.map((locale: Terms['locale']) => [locale, wordsIn(locale, { subject, paragraphs, button, footer })]),
      )
      return { kind: `${prefix}${kindNamed(name)}`, ...about, texts, placeholders: offered(texts, placeholders) }
    }
    const entries = Object.entries<EmailBeside<Terms, Shared>>(emails)
    return Object.fromEntries(entries.map(([name, email]) => [name, templateOf(name, email)])) as Record<
      Name,
      EmailTemplate
    >
  }
}

type Texts<Terms extends WordTerms> = Pick<DeliveredEmail<Terms>, 'subject' | 'paragraphs' | 'button' | 'footer'>

function wordsIn<Terms extends WordTerms>(
  locale: Terms['locale'],
  { subject, paragraphs, button, footer }: Texts<Terms>,
): EmailWords {
  const hasMany = Object.values<string>(subject).some((text) => text.includes(separator))
  const { one, many } = oneAndMany(subject[locale])
  return {
    subject: one,
    ...(hasMany && { subjectMany: many }),
    paragraphs: paragraphs.map((text) => (typeof text === 'string' ? text : text[locale])),
    ...(button && { button: button[locale] }),
    footer: footer[locale],
  }
}

const separator = ' | '

export function oneAndMany(text: string): { one: string; many: string } {
  const [one = '', many = one] = text.split(separator)
  return { one, many }
}

function kindNamed(name: string): string {
  return name
    .replace(
      /([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g,
      (_, lower = '', upper = '', last = '') => `${lower}${last}-${upper}`,
    )
    .toLowerCase()
}

function offered(texts: Record<string, EmailWords>, known: Record<string, Placeholder>): Record<string, Placeholder> {
  const names = new Set(Object.values(texts).flatMap((words) => placeholdersIn(...textsOf(words))))
  return Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name)))
}
