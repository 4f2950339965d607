// Inquiry subject codes and sentences. No zod.
import type { Locale } from '#contract/foundation/locales.ts'

/** Form order. `other` marks a free subject. */
export const subjectCodes = [
  'manufacturer',
  'privateLabel',
  'exclusiveDistributor',
  'worldwideDistributor',
  'priceList',
  'discountPolicy',
  'other',
] as const
export type SubjectCode = (typeof subjectCodes)[number]

const sentences: Record<Locale, Record<SubjectCode, string>> = {
  en: {
    manufacturer: 'We are looking for a Qualified Manufacturer Industry',
    privateLabel: 'We are looking for a Qualified Private Label Products Manufacturer',
    exclusiveDistributor: 'We would like to become your Exclusive Distributor in my country',
    worldwideDistributor: 'We are looking to become your Worldwide Distributor',
    priceList: 'We would like to receive full price list of your products',
    discountPolicy: 'We would like to receive your Discount Policy',
    other: 'Other',
  },
  es: {
    manufacturer: 'Buscamos un fabricante industrial cualificado',
    privateLabel: 'Buscamos un fabricante cualificado de productos de marca blanca',
    exclusiveDistributor: 'Nos gustaría ser su distribuidor exclusivo en mi país',
    worldwideDistributor: 'Nos gustaría ser su distribuidor a escala mundial',
    priceList: 'Nos gustaría recibir la lista de precios completa de sus productos',
    discountPolicy: 'Nos gustaría conocer su política de descuentos',
    other: 'Otro',
  },
  it: {
    manufacturer: 'Cerchiamo un produttore industriale qualificato',
    privateLabel: 'Cerchiamo un produttore qualificato di prodotti a marchio privato',
    exclusiveDistributor: 'Vorremmo diventare il vostro distributore esclusivo nel mio Paese',
    worldwideDistributor: 'Vorremmo diventare il vostro distributore a livello mondiale',
    priceList: 'Vorremmo ricevere il listino prezzi completo dei vostri prodotti',
    discountPolicy: 'Vorremmo conoscere la vostra politica degli sconti',
    other: 'Altro',
  },
  zh: {
    manufacturer: '我们正在寻找合格的生产制造商',
    privateLabel: '我们正在寻找合格的自有品牌产品制造商',
    exclusiveDistributor: '我们希望成为贵公司在我国的独家经销商',
    worldwideDistributor: '我们希望成为贵公司的全球经销商',
    priceList: '我们希望收到贵公司产品的完整价目表',
    discountPolicy: '我们希望了解贵公司的折扣政策',
    other: '其他',
  },
  de: {
    manufacturer: 'Wir suchen einen qualifizierten industriellen Hersteller',
    privateLabel: 'Wir suchen einen qualifizierten Hersteller von Eigenmarken-Produkten',
    exclusiveDistributor: 'Wir möchten Ihr Exklusivhändler in unserem Land werden',
    worldwideDistributor: 'Wir möchten Ihr weltweiter Händler werden',
    priceList: 'Wir bitten um die vollständige Preisliste Ihrer Produkte',
    discountPolicy: 'Wir bitten um Ihre Rabattbedingungen',
    other: 'Sonstiges',
  },
}

export function subjectOf(code: SubjectCode, locale: Locale): string {
  return sentences[locale][code]
}

/** Any language; undefined for free text. */
export function subjectCodeOf(sentence: string): SubjectCode | undefined {
  const plain = sentence.trim().toLowerCase()
  return subjectCodes.find((code) =>
    Object.values(sentences).some((words) => code.toLowerCase() === plain || words[code].toLowerCase() === plain),
  )
}

export function subjectCodesWith(part: string): SubjectCode[] {
  const plain = part.trim().toLowerCase()
  return subjectCodes.filter(
    (code) => code !== 'other' && Object.values(sentences).some((words) => words[code].toLowerCase().includes(plain)),
  )
}
