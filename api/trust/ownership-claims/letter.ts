// Letter with a code as a PDF.
import PDFDocument from 'pdfkit'
import { formatsFor } from '#contract/foundation/formats.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { printable, runsOf } from '#kit/printed-text.ts'
import { addWideFonts, collectionFor } from '#kit/wide-font.ts'

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
}

export async function letterPdf(letter: Letter): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, compress: true })
  addWideFonts(document)
  document.info.Title = 'WBN'
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) =>
    document
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject),
  )
  let y = write(document, `${letter.company}\n${letter.to}`, { y: 142, size: 11 })
  y = Math.max(y + 40, 290)
  for (const locale of locales.filter((one) => one === letter.locale || one === 'en').toReversed()) {
    const day = formatsFor(locale).date(letter.until.toISOString())
    for (const text of words[locale](letter, day)) y = write(document, text, { y, size: 11 }) + 6
    y += 14
  }
  y = write(document, letter.code.replace(/^(.{3})/, '$1 '), { y: y + 6, size: 30, bold: true })
  write(document, letter.address, { y: y + 10, size: 10 })
  document.end()
  return done
}

function write(
  document: InstanceType<typeof PDFDocument>,
  text: string,
  { y, size, bold = false }: { y: number; size: number; bold?: boolean },
): number {
  document.fontSize(size).fillColor('#10222e')
  const font = (run: { wide: boolean; text: string }) =>
    document.font(run.wide ? collectionFor(run.text) : bold ? 'Helvetica-Bold' : 'Helvetica')
  for (const line of printable(text).split('\n')) {
    let x = left
    for (const part of line.match(/[\u3000-\u9fff\uac00-\uffef]|[^\s\u3000-\u9fff\uac00-\uffef]+\s*|\s+/g) ?? [])
      for (const run of runsOf(part)) {
        font(run)
        const width = document.widthOfString(run.text)
        if (x + document.widthOfString(run.text.trimEnd()) > right && x > left) {
          x = left
          y += size * 1.45
        }
        document.text(run.text, x, y, { lineBreak: false })
        x += width
      }
    y += size * 1.45
  }
  return y
}
