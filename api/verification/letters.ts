// Mails of verification: the code to a mailbox of a domain, a verifier's question to the owners, and that a claim ends.
import type { Locale } from '#contract/locales.ts'
import type { ClaimKind } from '#contract/verification/kinds.ts'
import { compose } from '#kit/mail/compose.ts'

type Asked = { companyName: string; kind: ClaimKind; question: string; businessID: string; origin: string }
type Words = {
  kinds: Record<ClaimKind, string>
  code: string
  codeText: (code: string) => string[]
  codeFooter: string
  asked: (companyName: string) => string
  ending: (kind: string, companyName: string, date: string) => string
  endingText: string
  renew: string
  askedText: (kind: string) => string
  button: string
  footer: string
}

const words: Record<Locale, Words> = {
  en: {
    kinds: {
      register: 'company register number',
      vat: 'VAT number',
      lei: 'LEI',
      duns: 'D-U-N-S number',
      domain: 'domain',
      address: 'registered address',
      bank: 'bank account',
      certificate: 'certificate',
      visit: 'visit on site',
    },
    code: 'Your code for WBN',
    codeText: (code) => [
      'Somebody wants to prove on WBN that their company runs the domain of this address. To confirm it, enter this code:',
      code,
      'It counts for 7 days.',
    ],
    codeFooter: 'If this was not somebody of your company, you do not need to do anything.',
    ending: (kind, companyName, date) => `Verified for ${companyName} until ${date}: ${kind}`,
    endingText:
      'After this day buyers no longer see it as verified. Send new evidence in time, so that there is no gap.',
    renew: 'Verify it again',
    asked: (companyName) => `A question about the verification of ${companyName}`,
    askedText: (kind) => `To check the following we need something more from you: ${kind}.`,
    button: 'Answer',
    footer: 'You receive this e-mail because you own this business on WBN.',
  },
  es: {
    kinds: {
      register: 'número del registro mercantil',
      vat: 'número de IVA',
      lei: 'LEI',
      duns: 'número D-U-N-S',
      domain: 'dominio',
      address: 'domicilio social',
      bank: 'cuenta bancaria',
      certificate: 'certificado',
      visit: 'visita a las instalaciones',
    },
    code: 'Su código para WBN',
    codeText: (code) => [
      'Alguien quiere demostrar en WBN que su empresa gestiona el dominio de esta dirección. Para confirmarlo, introduzca este código:',
      code,
      'Es válido durante 7 días.',
    ],
    codeFooter: 'Si no ha sido nadie de su empresa, no tiene que hacer nada.',
    ending: (kind, companyName, date) => `Verificado de ${companyName} hasta el ${date}: ${kind}`,
    endingText:
      'A partir de ese día los compradores dejarán de verlo como verificado. Envíe a tiempo nuevos documentos para que no haya interrupción.',
    renew: 'Verificarlo de nuevo',
    asked: (companyName) => `Una pregunta sobre la verificación de ${companyName}`,
    askedText: (kind) => `Para comprobar lo siguiente necesitamos algo más de usted: ${kind}.`,
    button: 'Responder',
    footer: 'Recibe este correo porque es propietario de esta empresa en WBN.',
  },
  it: {
    kinds: {
      register: 'numero del registro delle imprese',
      vat: 'partita IVA',
      lei: 'LEI',
      duns: 'numero D-U-N-S',
      domain: 'dominio',
      address: 'sede legale',
      bank: 'conto bancario',
      certificate: 'certificato',
      visit: 'visita in sede',
    },
    code: 'Il tuo codice per WBN',
    codeText: (code) => [
      'Qualcuno vuole dimostrare su WBN che la sua azienda gestisce il dominio di questo indirizzo. Per confermarlo, inserisci questo codice:',
      code,
      'È valido per 7 giorni.',
    ],
    codeFooter: 'Se non è stato qualcuno della tua azienda, non devi fare nulla.',
    ending: (kind, companyName, date) => `Verificato di ${companyName} fino al ${date}: ${kind}`,
    endingText:
      'Dopo questa data gli acquirenti non lo vedranno più come verificato. Invia in tempo nuovi documenti, così non ci saranno interruzioni.',
    renew: 'Verifica di nuovo',
    asked: (companyName) => `Una domanda sulla verifica di ${companyName}`,
    askedText: (kind) => `Per controllare quanto segue ci serve qualcosa in più: ${kind}.`,
    button: 'Rispondi',
    footer: 'Ricevi questa e-mail perché sei titolare di questa azienda su WBN.',
  },
  zh: {
    kinds: {
      register: '工商注册号',
      vat: '增值税号',
      lei: 'LEI 编码',
      duns: '邓白氏编码',
      domain: '域名',
      address: '注册地址',
      bank: '银行账户',
      certificate: '证书',
      visit: '现场考察',
    },
    code: '您的 WBN 验证码',
    codeText: (code) => [
      '有人希望在 WBN 上证明其公司拥有此邮箱所属的域名。如需确认，请输入以下验证码：',
      code,
      '验证码 7 天内有效。',
    ],
    codeFooter: '如果并非贵公司人员操作，无需任何处理。',
    ending: (kind, companyName, date) => `${companyName} 的${kind}认证有效期至 ${date}`,
    endingText: '到期后，采购商将不再看到该项已认证。请及时提交新的证明材料，以免中断。',
    renew: '重新认证',
    asked: (companyName) => `关于 ${companyName} 认证的问题`,
    askedText: (kind) => `为核实以下内容，我们还需要您补充资料：${kind}。`,
    button: '回复',
    footer: '您收到此邮件，是因为您是该企业在 WBN 上的所有者。',
  },
}

export function codeLetter(locale: Locale, code: string) {
  const { code: heading, codeText, codeFooter } = words[locale]
  return { subject: heading, ...compose({ locale, heading, paragraphs: codeText(code), footer: [codeFooter] }) }
}

type Ending = { kind: ClaimKind; companyName: string; until: Date; businessID: string; origin: string }

export function endingLetter(locale: Locale, { kind, companyName, until, businessID, origin }: Ending) {
  const { kinds, ending, endingText, renew, footer } = words[locale]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until)
  const heading = ending(kinds[kind], companyName, date)
  const button = { label: renew, href: verificationPage(locale, origin, businessID) }
  return { subject: heading, ...compose({ locale, heading, paragraphs: [endingText], button, footer: [footer] }) }
}

const verificationPage = (locale: Locale, origin: string, businessID: string) =>
  `${origin}${locale === 'en' ? '' : `/${locale}`}/business/${businessID}/verification`

export function askLetter(locale: Locale, { companyName, kind, question, businessID, origin }: Asked) {
  const { kinds, asked, askedText, button, footer } = words[locale]
  const heading = asked(companyName)
  const href = verificationPage(locale, origin, businessID)
  const paragraphs = [askedText(kinds[kind]), question]
  return {
    subject: heading,
    ...compose({ locale, heading, paragraphs, button: { label: button, href }, footer: [footer] }),
  }
}
