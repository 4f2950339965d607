// Reader of range/: products that fill the menus.
import { readdirSync, readFileSync } from 'node:fs'
import { engineered, type Series, type View } from './firm.ts'

const folder = new URL('range/', import.meta.url)

const shown: View[] = ['main', 'detail', 'set']
const viewsOf: Record<string, View[]> = {
  automation: engineered,
  'electronics-it': engineered,
  energy: engineered,
  'industrial-technology': engineered,
  machineries: engineered,
  'power-transmission': engineered,
  'business-services': ['main'],
}

/** Keyed by firm id. */
export function rangeOfFirms(): Record<string, Series[]> {
  const ofFirm: Record<string, Series[]> = {}
  for (const file of readdirSync(folder).toSorted())
    for (const [firm, series] of sectionsOf(readFileSync(new URL(file, folder), 'utf8')))
      (ofFirm[firm] ??= []).push(...series)
  return ofFirm
}

function sectionsOf(text: string): [firm: string, series: Series[]][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head, ...lines] = section.trim().split('\n')
      const [firm, currency, category] = head!.split(' ')
      if (!firm || !currency || !category || lines.length % 3) throw new Error(`range: ${head}`)
      const entries = Array.from({ length: lines.length / 3 }, (_, at) => lines.slice(at * 3, at * 3 + 3))
      return [firm, entries.map((entry) => seriesOf(entry, category, currency))]
    })
}

function seriesOf([facts, text, specs]: string[], category: string, currency: string): Series {
  const [leaf, name, code, price, moq, days] = facts!.split('|').map((cell) => cell.trim())
  if (!leaf || !name || !code || !text || !specs || days === undefined) throw new Error(`range: ${facts}`)
  const [amount, unit] = price!.split('/')
  return {
    shelf: `${category}.${leaf}`,
    name,
    code,
    text,
    specs: Object.fromEntries(specs.split(' | ').map((spec) => spec.split(/: (.*)/) as [string, string])),
    ...(moq && { moq }),
    ...(days === 'stock' ? { stock: true } : days && { leadTime: Number(days) }),
    ...(amount && unit && { price: [currency, unit], table: `price\n${amount}` }),
    views: viewsOf[category.split('.')[0]!] ?? shown,
  }
}
