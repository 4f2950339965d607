// Placeholders of the auth emails.
import { locales } from '#contract/foundation/locales.ts'
import type { Placeholder } from '#kit/mail/template.ts'
import { timeIn } from './times.ts'

const sampleTime = new Date('2026-11-24T09:30:00Z')

export const placeholders = {
  greeting: {
    meaning: {
      en: 'The greeting: with the first name once the address is verified, else without.',
      es: 'El saludo: con el nombre cuando la dirección está verificada; si no, sin él.',
      it: 'Il saluto: con il nome se l’indirizzo è verificato, altrimenti senza.',
      zh: '称呼：邮箱验证后带名字，否则不带。',
      de: 'Die Anrede: mit dem Vornamen, sobald die Adresse bestätigt ist, sonst ohne.',
    },
    sample: { en: 'Hello Anna,', es: 'Hola, Anna:', it: 'Ciao Anna,', zh: 'Anna，您好：', de: 'Guten Tag Anna!' },
  },
  email: {
    meaning: {
      en: 'E-mail address',
      es: 'Correo electrónico',
      it: 'Indirizzo e-mail',
      zh: '邮箱地址',
      de: 'E-Mail-Adresse',
    },
    sample: 'anna@buyer.example',
  },
  other: {
    meaning: {
      en: 'A hint of the address of the other account.',
      es: 'Una pista de la dirección de la otra cuenta.',
      it: 'Un indizio dell’indirizzo dell’altro account.',
      zh: '另一账户邮箱的提示。',
      de: 'Ein Hinweis auf die Adresse des anderen Kontos.',
    },
    sample: 'an…@work.example',
  },
  device: {
    meaning: {
      en: 'Browser and system',
      es: 'Navegador y sistema',
      it: 'Browser e sistema',
      zh: '浏览器和系统',
      de: 'Browser und System',
    },
    sample: 'Firefox on Windows',
  },
  place: {
    meaning: {
      en: 'Network address',
      es: 'Dirección de red',
      it: 'Indirizzo di rete',
      zh: '网络地址',
      de: 'Netzwerkadresse',
    },
    sample: '203.0.113.7',
  },
  time: {
    meaning: {
      en: 'Day and time, UTC',
      es: 'Día y hora, UTC',
      it: 'Giorno e ora, UTC',
      zh: '日期和时间（UTC）',
      de: 'Tag und Uhrzeit, UTC',
    },
    sample: Object.fromEntries(locales.map((locale) => [locale, timeIn(locale, sampleTime)])),
  },
  reset: {
    meaning: {
      en: 'Link to the page that asks for a new password.',
      es: 'Enlace a la página para pedir una contraseña nueva.',
      it: 'Link alla pagina per chiedere una nuova password.',
      zh: '申请新密码页面的链接。',
      de: 'Link zu der Seite, die nach einem neuen Passwort fragt.',
    },
    sample: 'https://www.example.com/auth/forgot-password',
  },
} satisfies Record<string, Placeholder>
