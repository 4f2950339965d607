// Short English texts composed from a row's facts.
import { countryByCode } from '#api/foundation/reference/lookup.ts'
import type { Place } from './placement.ts'

type Facts = { category?: string | undefined; city?: string | undefined; founded?: number | undefined }

/** 'Network-connected equipment. Based in Maintal, Germany. Established in 1988.' */
export function factsOf({ category, city, founded }: Facts, countryCode: string, place: Place): string {
  const trade = category?.replace(/\s*\([^)]*\)$/, '') || (place.categories[0] ?? place.industry).name.en
  const country = countryByCode(countryCode)?.name.en ?? countryCode
  const parts = [trade, `Based in ${city ? `${city}, ` : ''}${country}`, founded ? `Established in ${founded}` : '']
  return `${parts.filter(Boolean).join('. ')}.`
}

/** 'Brand of photovoltaic modules, inverters and chargers.' */
export function brandText(goods: string[]): string {
  return goods.length > 0 ? `Brand of ${listed(goods.map(inSentence))}.` : 'Brand of industrial products.'
}

/** No real business: the schema requires an owner. */
export function catalogueText(title: string, goods: string[]): string {
  const what = goods.length > 0 ? `: ${listed(goods.map(inSentence))}` : ''
  return `Not a trading company: the products of ${title}, an open catalogue, whose makers it does not name${what}.`
}

export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most)
  const end = [...head.matchAll(/[.!?](?=\s)|[。！？]/gu)].at(-1)
  if (end && end.index >= most / 3) return head.slice(0, end.index + 1)
  const word = text.slice(0, most - 1).toWellFormed()
  return `${word.slice(0, Math.max(word.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

function listed(names: string[]): string {
  const different = [...new Set(names)]
  return different.length < 2 ? (different[0] ?? '') : `${different.slice(0, -1).join(', ')} and ${different.at(-1)}`
}

// 'LED Drivers' keeps its capitals, 'Photovoltaic Modules' does not.
function inSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word, at: number) =>
    /[\p{Lu}\d]/u.test(name[at - 1] ?? '') ? word : word.toLowerCase(),
  )
}
