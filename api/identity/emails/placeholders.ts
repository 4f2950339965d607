// Placeholders of emails: meaning, and a sample in each language.
import type { Names } from '#contract/foundation/locales.ts'
import type { Placeholder } from '#kit/mail/template.ts'
import { ofDecisions } from './placeholders-of-decisions.ts'
import { ofMemberships } from './placeholders-of-memberships.ts'
import { of, sampleDay } from './placeholder.ts'

const yourCompany: Names = {
  en: 'your company',
  es: 'su empresa',
  it: '«la tua azienda»',
  zh: '贵公司',
  de: '„Ihr Unternehmen“',
}
const somebody: Names = { en: 'Somebody', es: 'Alguien', it: 'Qualcuno', zh: '有人', de: 'Jemand' }
export const placeholders = {
  ...ofMemberships,
  ...ofDecisions,
  company: of(
    {
      en: 'Name of the company',
      es: 'Nombre de la empresa',
      it: 'Nome dell’azienda',
      zh: '企业名称',
      de: 'Name des Unternehmens',
    },
    'Acme Valves',
    { typed: yourCompany },
  ),
  business: of(
    {
      en: 'Name of the business it is about',
      es: 'Nombre de la empresa afectada',
      it: 'Nome dell’azienda interessata',
      zh: '相关企业名称',
      de: 'Name des Unternehmens, um das es geht',
    },
    'Acme Valves',
    { typed: yourCompany },
  ),
  date: of(
    {
      en: 'A day, written out',
      es: 'Un día, en letra',
      it: 'Un giorno, per esteso',
      zh: '日期',
      de: 'Ein Tag, ausgeschrieben',
    },
    sampleDay,
  ),
  role: of(
    {
      en: 'Role in the business',
      es: 'Función en la empresa',
      it: 'Ruolo nell’azienda',
      zh: '在企业中的身份',
      de: 'Rolle im Unternehmen',
    },
    { en: 'member', es: 'miembro', it: 'membro', zh: '成员', de: 'Mitglied' },
  ),
  days: of(
    { en: 'Number of days', es: 'Número de días', it: 'Numero di giorni', zh: '天数', de: 'Anzahl der Tage' },
    '14',
  ),
  months: of(
    { en: 'Number of months', es: 'Número de meses', it: 'Numero di mesi', zh: '月数', de: 'Anzahl der Monate' },
    '6',
  ),
  count: of({ en: 'How many', es: 'Cuántas', it: 'Quante', zh: '数量', de: 'Wie viele' }, '3'),
  hash: of(
    {
      en: 'Fingerprint of a text (SHA-256)',
      es: 'Huella de un texto (SHA-256)',
      it: 'Impronta di un testo (SHA-256)',
      zh: '文本指纹（SHA-256）',
      de: 'Prüfsumme eines Textes (SHA-256)',
    },
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ),
  code: of({ en: 'The code', es: 'El código', it: 'Il codice', zh: '验证码', de: 'Der Code' }, '48120937'),
  claim: of(
    {
      en: 'What is verified',
      es: 'Lo que se verifica',
      it: 'Che cosa viene verificato',
      zh: '认证事项',
      de: 'Was geprüft wird',
    },
    {
      en: 'company register number',
      es: 'número del registro mercantil',
      it: 'numero del registro delle imprese',
      zh: '工商注册号',
      de: 'Handelsregisternummer',
    },
  ),
  question: of(
    {
      en: 'The question of the verifier',
      es: 'La pregunta del verificador',
      it: 'La domanda di chi verifica',
      zh: '审核人员的问题',
      de: 'Die Frage des Prüfers',
    },
    {
      en: 'Please send an extract of this year.',
      es: 'Envíe, por favor, un extracto de este año.',
      it: 'Invia per favore una visura di quest’anno.',
      zh: '请提供今年的登记证明。',
      de: 'Bitte senden Sie einen Auszug aus diesem Jahr.',
    },
  ),
  answer: of(
    {
      en: 'The answer of the team',
      es: 'La respuesta del equipo',
      it: 'La risposta del team',
      zh: '团队的回复',
      de: 'Die Antwort des Teams',
    },
    {
      en: 'Thank you for your question.\n\nYou find exporters by country in the directory.',
      es: 'Gracias por su consulta.\n\nEn el directorio encuentra exportadores por país.',
      it: 'Grazie per la domanda.\n\nNella directory trovi gli esportatori per paese.',
      zh: '感谢您的提问。\n\n您可以在目录中按国家查找出口商。',
      de: 'Vielen Dank für Ihre Frage.\n\nExporteure nach Land finden Sie im Verzeichnis.',
    },
    { several: true },
  ),
  subject: of(
    {
      en: 'What the member asked about',
      es: 'El asunto de la consulta',
      it: 'L’oggetto della domanda',
      zh: '咨询主题',
      de: 'Wonach das Mitglied gefragt hat',
    },
    { en: 'Export to Chile', es: 'Exportar a Chile', it: 'Esportare in Cile', zh: '出口智利', de: 'Export nach Chile' },
    { typed: { en: 'your request', es: 'su consulta', it: 'la tua richiesta', zh: '您的请求', de: 'Ihre Anfrage' } },
  ),
  time: of(
    {
      en: 'Time until an answer',
      es: 'Plazo de respuesta',
      it: 'Tempo di risposta',
      zh: '回复时限',
      de: 'Zeit bis zu einer Antwort',
    },
    { en: '24 hours', es: 'un plazo de 24 horas', it: '24 ore', zh: '24 小时', de: '24 Stunden' },
  ),
  url: of(
    {
      en: 'Address of the webhook',
      es: 'Dirección del webhook',
      it: 'Indirizzo del webhook',
      zh: 'Webhook 地址',
      de: 'Adresse des Webhooks',
    },
    'https://erp.acme.example/hooks',
  ),
  gone: of(
    {
      en: 'Name of the entry that went',
      es: 'Nombre de la ficha eliminada',
      it: 'Nome della scheda eliminata',
      zh: '被合并条目的名称',
      de: 'Name des Eintrags, der entfällt',
    },
    'Acme Valves Ltd',
  ),
  kept: of(
    {
      en: 'Name of the entry that stays',
      es: 'Nombre de la ficha que queda',
      it: 'Nome della scheda che resta',
      zh: '保留条目的名称',
      de: 'Name des Eintrags, der bleibt',
    },
    'Acme Valves',
  ),
  topic: of(
    {
      en: 'Subject of the conversation',
      es: 'Asunto de la conversación',
      it: 'Oggetto della conversazione',
      zh: '对话主题',
      de: 'Betreff der Unterhaltung',
    },
    { en: 'Price list', es: 'Lista de precios', it: 'Listino prezzi', zh: '价目表', de: 'Preisliste' },
    {
      optional: true,
      typed: {
        en: 'a conversation',
        es: 'una conversación',
        it: 'una conversazione',
        zh: '对话',
        de: 'eine Unterhaltung',
      },
    },
  ),
  product: of(
    {
      en: 'Product it is about',
      es: 'Producto del que trata',
      it: 'Prodotto di cui si tratta',
      zh: '相关产品',
      de: 'Produkt, um das es geht',
    },
    'Ball valve DN25',
    { optional: true, typed: { en: 'a product', es: 'un producto', it: 'un prodotto', zh: '产品', de: 'ein Produkt' } },
  ),
  words: of(
    {
      en: 'How the unread messages begin',
      es: 'Comienzo de los mensajes no leídos',
      it: 'Inizio dei messaggi non letti',
      zh: '未读消息的开头',
      de: 'Wie die ungelesenen Nachrichten beginnen',
    },
    {
      en: 'Do you ship to Peru?',
      es: '¿Hacen envíos a Perú?',
      it: 'Spedite in Perù?',
      zh: '贵公司发货到秘鲁吗？',
      de: 'Liefern Sie nach Peru?',
    },
    { optional: true, several: true, typed: { en: '…', es: '…', it: '…', zh: '…', de: '…' } },
  ),
  who: of(
    { en: 'Who did it', es: 'Quién lo ha hecho', it: 'Chi lo ha fatto', zh: '操作者', de: 'Wer es getan hat' },
    'Anna Rossi',
    {
      typed: somebody,
    },
  ),
  name: of(
    {
      en: 'Name of the certificate or group',
      es: 'Nombre del certificado o grupo',
      it: 'Nome del certificato o gruppo',
      zh: '证书或群组名称',
      de: 'Name des Zertifikats oder der Gruppe',
    },
    'ISO 9001',
    { typed: { en: '…', es: '…', it: '…', zh: '…', de: '…' } },
  ),
  list: of(
    {
      en: 'What is new, a line each',
      es: 'Las novedades, una por línea',
      it: 'Le novità, una per riga',
      zh: '新消息列表，每行一条',
      de: 'Was neu ist, je eine Zeile',
    },
    {
      en: '• Anna Rossi follows you now\n• Bruno Conti commented\n• Acme Valves sent an inquiry to Blue Pumps',
      es: '• Anna Rossi le sigue ahora\n• Bruno Conti ha comentado\n• Acme Valves ha enviado una consulta a Blue Pumps',
      it: '• Anna Rossi ora ti segue\n• Bruno Conti ha commentato\n• Acme Valves ha inviato una richiesta a Blue Pumps',
      zh: '• Anna Rossi关注了您\n• Bruno Conti发表了评论\n• Acme Valves向Blue Pumps发来询盘',
      de: '• Anna Rossi folgt Ihnen jetzt\n• Bruno Conti hat kommentiert\n• Acme Valves hat Blue Pumps eine Anfrage gesendet',
    },
  ),
  source: of(
    {
      en: 'Source of the address',
      es: 'Fuente de la dirección',
      it: 'Fonte dell’indirizzo',
      zh: '地址来源',
      de: 'Quelle der Adresse',
    },
    'FinanceDatabase',
  ),
  unsubscribe: of(
    {
      en: 'Link that stops these e-mails',
      es: 'Enlace para no recibir más estos correos',
      it: 'Link per non ricevere più queste e-mail',
      zh: '退订链接',
      de: 'Link, der diese E-Mails abbestellt',
    },
    'https://www.example.com/unsubscribe?token=sample',
  ),
} satisfies Record<string, Placeholder>
