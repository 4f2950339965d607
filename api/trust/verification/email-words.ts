// Words of verification emails in four languages.
import type { Locale } from '#contract/foundation/locales.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import type { EmailWords } from '#kit/mail/template.ts'

export type EmailName = 'code' | 'ending' | 'question'

export const claimNames: Record<Locale, Record<ClaimKind, string>> = {
  en: {
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
  es: {
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
  it: {
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
  zh: {
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
}

const footers = {
  en: 'You receive this e-mail because you own this business on WBN.',
  es: 'Recibe este correo porque es propietario de esta empresa en WBN.',
  it: 'Ricevi questa e-mail perché sei titolare di questa azienda su WBN.',
  zh: '您收到此邮件，是因为您是该企业在 WBN 上的所有者。',
}

export const words: Record<Locale, Record<EmailName, EmailWords>> = {
  en: {
    code: {
      subject: 'Your code for WBN',
      paragraphs: [
        'Somebody wants to prove on WBN that their company runs the domain of this address. To confirm it, enter this code:',
        '{code}',
        'It counts for {days} days.',
      ],
      footer: 'If this was not somebody of your company, you do not need to do anything.',
    },
    ending: {
      subject: 'Verified for {company} until {date}: {claim}',
      paragraphs: [
        'After this day buyers no longer see it as verified. Send new evidence in time, so that there is no gap.',
      ],
      button: 'Verify it again',
      footer: footers.en,
    },
    question: {
      subject: 'A question about the verification of {company}',
      paragraphs: ['To check the following we need something more from you: {claim}.', '{question}'],
      button: 'Answer',
      footer: footers.en,
    },
  },
  es: {
    code: {
      subject: 'Su código para WBN',
      paragraphs: [
        'Alguien quiere demostrar en WBN que su empresa gestiona el dominio de esta dirección. Para confirmarlo, introduzca este código:',
        '{code}',
        'Es válido durante {days} días.',
      ],
      footer: 'Si no ha sido nadie de su empresa, no tiene que hacer nada.',
    },
    ending: {
      subject: 'Verificado de {company} hasta el {date}: {claim}',
      paragraphs: [
        'A partir de ese día los compradores dejarán de verlo como verificado. Envíe a tiempo nuevos documentos para que no haya interrupción.',
      ],
      button: 'Verificarlo de nuevo',
      footer: footers.es,
    },
    question: {
      subject: 'Una pregunta sobre la verificación de {company}',
      paragraphs: ['Para comprobar lo siguiente necesitamos algo más de usted: {claim}.', '{question}'],
      button: 'Responder',
      footer: footers.es,
    },
  },
  it: {
    code: {
      subject: 'Il tuo codice per WBN',
      paragraphs: [
        'Qualcuno vuole dimostrare su WBN che la sua azienda gestisce il dominio di questo indirizzo. Per confermarlo, inserisci questo codice:',
        '{code}',
        'È valido per {days} giorni.',
      ],
      footer: 'Se non è stato qualcuno della tua azienda, non devi fare nulla.',
    },
    ending: {
      subject: 'Verificato di {company} fino al {date}: {claim}',
      paragraphs: [
        'Dopo questa data gli acquirenti non lo vedranno più come verificato. Invia in tempo nuovi documenti, così non ci saranno interruzioni.',
      ],
      button: 'Verifica di nuovo',
      footer: footers.it,
    },
    question: {
      subject: 'Una domanda sulla verifica di {company}',
      paragraphs: ['Per controllare quanto segue ci serve qualcosa in più: {claim}.', '{question}'],
      button: 'Rispondi',
      footer: footers.it,
    },
  },
  zh: {
    code: {
      subject: '您的 WBN 验证码',
      paragraphs: [
        '有人希望在 WBN 上证明其公司拥有此邮箱所属的域名。如需确认，请输入以下验证码：',
        '{code}',
        '验证码 {days} 天内有效。',
      ],
      footer: '如果并非贵公司人员操作，无需任何处理。',
    },
    ending: {
      subject: '{company} 的{claim}认证有效期至 {date}',
      paragraphs: ['到期后，采购商将不再看到该项已认证。请及时提交新的证明材料，以免中断。'],
      button: '重新认证',
      footer: footers.zh,
    },
    question: {
      subject: '关于 {company} 认证的问题',
      paragraphs: ['为核实以下内容，我们还需要您补充资料：{claim}。', '{question}'],
      button: '回复',
      footer: footers.zh,
    },
  },
}
