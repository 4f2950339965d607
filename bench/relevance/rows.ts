// Rows of `WBN_DATA` and their documents.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { BusinessDocument, ProductDocument } from '#search-engine/index.ts'

export type ProductRow = {
  id: string
  name: string
  brand?: string
  description?: string
  category: string[]
  industryCode: string
  specs?: { key: string; value: string }[]
  mpn?: string | string[]
  keywords?: string | string[]
  released?: string
}

export type CompanyRow = {
  id: string
  name: string
  country?: string
  countryCode?: string
  state?: string
  city?: string
  industryCode: string
  businessType: string
  category?: string
  sector?: string
  description?: string
}

export async function* rows<T>(file: string): AsyncGenerator<T> {
  const path = `${process.env.WBN_DATA}/${file}`
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    if (line !== '') yield JSON.parse(line) as T
  }
}

const listed = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value.join(',') : value).split(/[,;]/).map((part) => part.trim())

const codeKeys = ['Part number', 'Model', 'Designation', 'FDA product code']

export function codeOf(row: ProductRow): string | undefined {
  const code = row.mpn ?? row.specs?.find(({ key }) => codeKeys.includes(key))?.value
  const first = Array.isArray(code) ? code[0] : code
  return first === undefined ? undefined : String(first)
}

export function productOf(row: ProductRow): ProductDocument {
  const [industry, category, subCategory] = row.category
  const document: ProductDocument = {
    id: row.id,
    name: String(row.name),
    text: row.description ?? '',
    businessID: row.brand ?? row.id,
    businessType: 'MA',
    country: 'US',
    industry: row.industryCode,
    verified: false,
    registered: Date.parse(row.released ?? '2020-01-01') || 0,
    specs: (row.specs ?? []).map(({ key, value }) => ({ key, value: String(value) })),
    taxonomy: row.category,
    keywords: listed(row.keywords),
  }
  const code = codeOf(row)
  if (code) document.code = code
  if (row.brand) document.brand = row.brand
  if (category) document.category = `${industry}/${category}`
  if (subCategory) document.subCategory = `${industry}/${category}/${subCategory}`
  return document
}

export function businessOf(row: CompanyRow): BusinessDocument {
  return {
    id: row.id,
    name: row.name,
    text: row.description ?? '',
    businessType: row.businessType,
    country: row.countryCode ?? '',
    industry: row.industryCode,
    categories: row.category ? [row.category] : [],
    verified: false,
    registered: 0,
    taxonomy: [row.category ?? '', row.sector ?? ''],
    keywords: [],
    place: [row.city ?? '', row.state ?? '', row.country ?? ''],
  }
}
