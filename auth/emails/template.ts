// Auth email templates: maker and shared texts.
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { EmailGroup, EmailReceiver } from '#contract/identity/emails.ts'
import { type DeliveredEmail, templatesWith } from '#kit/mail/words.ts'
import { placeholders } from './placeholders.ts'

type Terms = { locale: Locale; placeholder: keyof typeof placeholders; group: EmailGroup; receiver: EmailReceiver }

export const templatesOf = templatesWith<Terms>(locales, placeholders)

export const deviceFacts = ['time', 'device', 'place'] as const

export const shared = {
  group: 'account',
  receiver: 'account',
  throttle: 'due',
  button: {
    en: 'Open my account',
    es: 'Abrir mi cuenta',
    it: 'Apri il mio account',
    zh: '打开我的账户',
    de: 'Mein Konto öffnen',
  },
  footer: {
    en: 'This mail was sent to {email} because of an account at WBN. Nobody at WBN will ever ask for your password.',
    es: 'Hemos enviado este correo a {email} por una cuenta en WBN. Nadie de WBN le pedirá nunca su contraseña.',
    it: 'Abbiamo inviato questa e-mail a {email} per un account su WBN. Nessuno di WBN ti chiederà mai la password.',
    zh: '此邮件因 WBN 账户发送至 {email}。WBN 的任何人都不会向您索要密码。',
    de: 'Diese E-Mail wurde wegen eines Kontos bei WBN an {email} gesendet. Niemand bei WBN wird Sie je nach Ihrem Passwort fragen.',
  },
  samplePage: 'auth/account',
} satisfies Partial<DeliveredEmail<Terms>>
