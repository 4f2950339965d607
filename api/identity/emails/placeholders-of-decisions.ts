// Placeholders of emails about decisions of the staff.
import type { Placeholder } from '#kit/mail/template.ts'
import { of, sampleDay } from './placeholder.ts'

export const ofDecisions = {
  thing: of(
    {
      en: 'What it is about: kind and name',
      es: 'De qué se trata: tipo y nombre',
      it: 'Di che cosa si tratta: tipo e nome',
      zh: '所涉内容：类型和名称',
      de: 'Worum es geht: Art und Name',
    },
    {
      en: 'Product: “Ball valve DN50”',
      es: 'Producto: “Ball valve DN50”',
      it: 'Prodotto: “Ball valve DN50”',
      zh: '产品: “Ball valve DN50”',
      de: 'Produkt: „Ball valve DN50“',
    },
  ),
  rule: of(
    {
      en: 'The rule that was broken',
      es: 'La norma incumplida',
      it: 'La regola violata',
      zh: '所违反的规则',
      de: 'Die Regel, gegen die verstoßen wurde',
    },
    {
      en: 'false or misleading statements about a company, product or person.',
      es: 'afirmaciones falsas o engañosas sobre una empresa, un producto o una persona.',
      it: "affermazioni false o fuorvianti su un'azienda, un prodotto o una persona.",
      zh: '对企业、产品或个人的虚假或误导性陈述。',
      de: 'falsche oder irreführende Angaben zu einem Unternehmen, einem Produkt oder einer Person.',
    },
  ),
  explanation: of(
    {
      en: 'What the staff writes to the person',
      es: 'Lo que el personal escribe a la persona',
      it: 'Che cosa scrive lo staff alla persona',
      zh: '工作人员写给当事人的说明',
      de: 'Was die Mitarbeiter der Person schreiben',
    },
    {
      en: 'The certificate shown belongs to another company.',
      es: 'El certificado mostrado es de otra empresa.',
      it: 'Il certificato mostrato è di un’altra azienda.',
      zh: '所展示的证书属于另一家企业。',
      de: 'Das gezeigte Zertifikat gehört einem anderen Unternehmen.',
    },
    { optional: true },
  ),
  day: of(
    {
      en: 'The day it ends; without a term the paragraph is left out',
      es: 'El día en que termina; sin plazo se omite el párrafo',
      it: 'Il giorno in cui termina; senza termine il paragrafo è omesso',
      zh: '结束日期；无期限时省略该段',
      de: 'Der Tag, an dem sie endet; ohne Frist entfällt der Absatz',
    },
    sampleDay,
    { optional: true },
  ),
} satisfies Record<string, Placeholder>
