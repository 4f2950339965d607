// Templates of emails about sanctions and appeals, one per act.
import { type Locale, locales, type Names } from '#contract/foundation/locales.ts'
import { type EmailTemplate, type EmailWords, kindNamed } from '#kit/mail/template.ts'
import { emailTemplate } from '#api/identity/emails/lookup.ts'
import { words } from './email-words.ts'

const names = {
  warn: { en: 'Warning', es: 'Advertencia', it: 'Avviso', zh: '警告' },
  hide: { en: 'Content hidden', es: 'Contenido oculto', it: 'Contenuto nascosto', zh: '内容已隐藏' },
  remove: { en: 'Content removed', es: 'Contenido retirado', it: 'Contenuto rimosso', zh: '内容已移除' },
  limit: {
    en: 'Person limited to reading',
    es: 'Persona limitada a leer',
    it: 'Persona limitata alla lettura',
    zh: '用户仅限阅读',
  },
  limitBusiness: { en: 'Business limited', es: 'Empresa limitada', it: 'Azienda limitata', zh: '企业受限' },
  suspend: { en: 'Suspension', es: 'Suspensión', it: 'Sospensione', zh: '暂停' },
  reject: { en: 'Registration rejected', es: 'Registro rechazado', it: 'Registrazione rifiutata', zh: '注册未通过' },
  terminate: {
    en: 'Account or business closed',
    es: 'Cuenta o empresa cerrada',
    it: 'Account o azienda chiusi',
    zh: '账户或企业已关闭',
  },
  upheld: { en: 'Appeal: upheld', es: 'Recurso: se mantiene', it: 'Reclamo: confermata', zh: '申诉：维持原决定' },
  reversed: { en: 'Appeal: reversed', es: 'Recurso: anulada', it: 'Reclamo: annullata', zh: '申诉：撤销决定' },
} satisfies Record<string, Names>
type Name = keyof typeof names
type Answer = 'upheld' | 'reversed'

const decided: Names = {
  en: 'The staff decides so about a person, a business or something published.',
  es: 'El personal toma esta decisión sobre una persona, una empresa o algo publicado.',
  it: 'Lo staff prende questa decisione su una persona, un’azienda o un contenuto.',
  zh: '工作人员对个人、企业或所发布内容作出此决定时。',
}
const appealDecided: Names = {
  en: 'Somebody else of the staff decided an appeal.',
  es: 'Otra persona del personal ha resuelto un recurso.',
  it: 'Un’altra persona dello staff ha deciso un reclamo.',
  zh: '另一位工作人员就申诉作出决定后。',
}

function decisionIn(locale: Locale, name: Exclude<Name, Answer>): EmailWords {
  const { subjects, acts, limitedBusiness, because, until, appeal, open, why } = words[locale]
  const act = name === 'limitBusiness' ? 'limit' : name
  return {
    subject: subjects[act],
    paragraphs: [name === 'limitBusiness' ? limitedBusiness : acts[act], '{thing}', `${because} {rule}`, until, appeal],
    button: open,
    footer: why,
  }
}

function answerIn(locale: Locale, name: Answer): EmailWords {
  const { answers, site, why } = words[locale]
  return { subject: answers[name].subject, paragraphs: [answers[name].text], button: site, footer: why }
}

function templateOf(name: Name): EmailTemplate {
  const isAnswer = name === 'upheld' || name === 'reversed'
  const textIn = (locale: Locale) => (isAnswer ? answerIn(locale, name) : decisionIn(locale, name))
  return emailTemplate({
    kind: `sanctions.${kindNamed(name)}`,
    group: 'moderation',
    receiver: 'concerned',
    name: names[name],
    when: isAnswer ? appealDecided : decided,
    samplePage: isAnswer ? '' : 'appeal?token=sample',
    required: isAnswer ? [] : ['thing', 'rule', 'day', 'months'],
    texts: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Record<Locale, EmailWords>,
  })
}

export const templates = Object.fromEntries(
  (Object.keys(names) as Name[]).map((name) => [name, templateOf(name)]),
) as Record<Name, EmailTemplate>
export const emails = Object.values(templates)
