// Letter with a code as a PDF.
import { formatsFor } from '#contract/foundation/formats.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { Sheets } from '#kit/typography/sheets.ts'

export type Letter = {
  company: string
  to: string
  code: string
  name: string
  position: string
  address: string
  until: Date
  locale: Locale
}
const [left, right] = [62, 533]

const words: Record<Locale, (letter: Letter, day: string) => string[]> = {
  en: ({ name, position }, day) => [
    `${name} (${position}) asks to run the page of your company on WBN, an international directory of companies.`,
    `If this is right, give them this code. It counts until ${day} and can be tried three times. Whoever enters it speaks for the company.`,
    'If not, throw this letter away: without the code nobody gets in.',
  ],
  es: ({ name, position }, day) => [
    `${name} (${position}) pide gestionar la página de su empresa en WBN, un directorio internacional de empresas.`,
    `Si es correcto, entréguele este código. Es válido hasta el ${day} y se puede probar tres veces. Quien lo introduzca hablará en nombre de la empresa.`,
    'Si no, tire esta carta: sin el código nadie entra.',
  ],
  it: ({ name, position }, day) => [
    `${name} (${position}) chiede di gestire la pagina della Sua azienda su WBN, un elenco internazionale di aziende.`,
    `Se è corretto, gli consegni questo codice. Vale fino al ${day} e può essere provato tre volte. Chi lo inserisce parla a nome dell’azienda.`,
    'Altrimenti getti questa lettera: senza il codice nessuno entra.',
  ],
  zh: ({ name, position }, day) => [
    `${name}（${position}）申请管理贵公司在国际企业名录 WBN 上的页面。`,
    `如属实，请将此验证码交给申请人。验证码有效期至 ${day}，可尝试三次。输入者将代表企业。`,
    '如不属实，请丢弃此信：没有验证码，任何人都无法认领。',
  ],
  de: ({ name, position }, day) => [
    `${name} (${position}) möchte die Seite Ihres Unternehmens auf WBN betreuen, einem internationalen Unternehmensverzeichnis.`,
    `Wenn das richtig ist, geben Sie dieser Person den Code. Er gilt bis ${day} und kann dreimal versucht werden. Wer ihn eingibt, spricht für das Unternehmen.`,
    'Wenn nicht, werfen Sie diesen Brief weg: Ohne den Code kommt niemand hinein.',
  ],
}

export async function letterPdf(letter: Letter): Promise<Buffer> {
  const sheets = new Sheets({ title: 'WBN', left, right, y: 142 })
  const { document } = sheets
  sheets.write(`${letter.company}\n${letter.to}`, { size: 11 })
  sheets.y = Math.max(sheets.y + 40, 290)
  for (const locale of locales.filter((one) => one === letter.locale || one === 'en').toReversed()) {
    const day = formatsFor(locale).date(letter.until.toISOString())
    for (const text of words[locale](letter, day)) {
      sheets.write(text, { size: 11 })
      sheets.y += 6
    }
    sheets.y += 14
  }
  sheets.reserve(80)
  document.font('Helvetica-Bold').fontSize(30).fillColor('#10222e')
  document.text(`${letter.code.slice(0, 3)} `, left, sheets.y + 6, { lineBreak: false })
  document.text(letter.code.slice(3), left + document.widthOfString(`${letter.code.slice(0, 3)} `), sheets.y + 6, {
    lineBreak: false,
  })
  sheets.y += 60
  sheets.write(letter.address)
  return sheets.bytes()
}
