// Emails about sanctions.
import type { Kysely, Transaction } from 'kysely'
import { appealMonths, type reportReasons } from '#contract/foundation/constants.ts'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailTemplate, Filling } from '#kit/mail/template.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'

const kindNames: Record<ModeratedKind, Names> = {
  user: { en: 'Your profile', es: 'Su perfil', it: 'Il tuo profilo', zh: '您的个人资料', de: 'Ihr Profil' },
  business: { en: 'Business', es: 'Empresa', it: 'Azienda', zh: '企业', de: 'Unternehmen' },
  product: { en: 'Product', es: 'Producto', it: 'Prodotto', zh: '产品', de: 'Produkt' },
  post: { en: 'Post', es: 'Publicación', it: 'Post', zh: '动态', de: 'Beitrag' },
  comment: { en: 'Comment', es: 'Comentario', it: 'Commento', zh: '评论', de: 'Kommentar' },
  group: { en: 'Group', es: 'Grupo', it: 'Gruppo', zh: '群组', de: 'Gruppe' },
  message: { en: 'Message', es: 'Mensaje', it: 'Messaggio', zh: '消息', de: 'Nachricht' },
  review: { en: 'Review', es: 'Valoración', it: 'Recensione', zh: '评价', de: 'Bewertung' },
}

export type Rule = (typeof reportReasons)[number]
const ruleNames: Record<Rule, Names> = {
  spam: {
    en: 'unsolicited advertising or repeated posts.',
    es: 'publicidad no solicitada o publicaciones repetidas.',
    it: 'pubblicità non richiesta o post ripetuti.',
    zh: '未经请求的广告或重复动态。',
    de: 'unerwünschte Werbung oder wiederholte Beiträge.',
  },
  abuse: {
    en: 'insults, threats or harassment.',
    es: 'insultos, amenazas o acoso.',
    it: 'insulti, minacce o molestie.',
    zh: '侮辱、威胁或骚扰。',
    de: 'Beleidigungen, Drohungen oder Belästigung.',
  },
  misleading: {
    en: 'false or misleading statements about a company, product or person.',
    es: 'afirmaciones falsas o engañosas sobre una empresa, un producto o una persona.',
    it: "affermazioni false o fuorvianti su un'azienda, un prodotto o una persona.",
    zh: '对企业、产品或个人的虚假或误导性陈述。',
    de: 'falsche oder irreführende Angaben zu einem Unternehmen, einem Produkt oder einer Person.',
  },
  counterfeit: {
    en: 'goods that use the brand or design of somebody else.',
    es: 'productos que usan la marca o el diseño de otra empresa.',
    it: 'merci che usano il marchio o il design di altri.',
    zh: '使用他人品牌或设计的商品。',
    de: 'Waren, die die Marke oder das Design eines anderen verwenden.',
  },
  appointment: {
    en: 'a false statement that somebody is appointed or authorised.',
    es: 'una declaración falsa de nombramiento o autorización.',
    it: 'una falsa dichiarazione di nomina o autorizzazione.',
    zh: '虚假声称已获指定或授权。',
    de: 'eine falsche Angabe über eine Ernennung oder Autorisierung.',
  },
  illegal: {
    en: 'goods or content that the law does not allow.',
    es: 'productos o contenidos que la ley no permite.',
    it: 'merci o contenuti non consentiti dalla legge.',
    zh: '法律不允许的商品或内容。',
    de: 'Waren oder Inhalte, die das Gesetz nicht erlaubt.',
  },
  other: {
    en: 'a breach of our terms of use.',
    es: 'un incumplimiento de nuestras condiciones de uso.',
    it: "una violazione delle nostre condizioni d'uso.",
    zh: '违反我们的使用条款。',
    de: 'ein Verstoß gegen unsere AGB.',
  },
}

export type About = {
  act: SanctionAct
  rule: Rule
  explanation: string
  kind: ModeratedKind
  name: string
  endsAt: Date | null
}
type Subject = { kind: 'user' | 'business'; id: string }

export async function receiversOf(db: Kysely<DB>, { kind, id }: Subject): Promise<string[]> {
  return kind === 'user' ? [id] : ((await peopleWho(db, 'manageOwners', [id])).get(id) ?? [])
}

export function templateFor({ act, kind }: Pick<About, 'act' | 'kind'>): EmailTemplate {
  if (kind === 'business' && act === 'limit') return templates.limitBusiness
  return templates[kind === 'business' && act === 'suspend' ? 'suspendBusiness' : act]
}

export function sanctionFilling(
  locale: Locale,
  { rule, explanation, kind, name, endsAt }: About,
  href: string,
): Filling {
  const thing = kindNames[kind][locale]
  return {
    locale,
    values: {
      thing: name ? `${thing}: “${name}”` : thing,
      rule: ruleNames[rule][locale],
      explanation,
      day: endsAt ? dayIn(locale, endsAt) : '',
      months: String(appealMonths),
    },
    href,
  }
}

export async function sendDecision(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  subject: Subject,
  about: About,
  token: string,
): Promise<void> {
  const ids = await receiversOf(tx, subject)
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    const href = pageIn(pages(), locale, `appeal?token=${token}`)
    await sendTemplate(tx, templateFor(about), { to, ...sanctionFilling(locale, about, href) })
  }
}

export async function sendAnswer(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  subject: Subject,
  upheld: boolean,
): Promise<void> {
  const ids = await receiversOf(tx, subject)
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    const template = templates[upheld ? 'upheld' : 'reversed']
    await sendTemplate(tx, template, { to, locale, values: {}, href: pageIn(pages(), locale, '') })
  }
}
