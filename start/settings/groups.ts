// Settings in groups.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { S3Settings } from '#kit/files/storage.ts'
import { parsePhrases } from '#search-engine/phrases/index.ts'

export const addressList = z
  .string()
  .transform((text) => text.split(/[ ,]+/))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'expected addresses such as http://10.0.0.7:6081/' })))

const indexPrefix = z
  .string()
  .regex(/^[a-z][a-z0-9]{0,30}$/, 'expected a letter, then at most 30 letters and digits, all lowercase')

export const phrases = z.string().transform((file, context) => {
  try {
    return parsePhrases(readFileSync(file, 'utf8'))
  } catch (error) {
    context.addIssue({ code: 'custom', message: `expected a file of phrases: ${(error as Error).message}` })
    return z.NEVER
  }
})

const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,6})$/, 'expected a number from 0 to 1, such as 0.1')
  .transform(Number)

export const openSearchRules = {
  SEARCH_URL: addressList.optional(),
  SEARCH_PREFIX: indexPrefix.default('wbn'),
  SEARCH: z.enum(['on', 'shadow'], { error: 'expected on or shadow' }).optional(),
  SEARCH_SHADOW_SHARE: share.default(0.1),
}

export type OpenSearchSettings = { urls: string; prefix: string }

export function openSearchOf(known: {
  SEARCH_URL?: readonly string[] | undefined
  SEARCH_PREFIX: string
}): OpenSearchSettings | undefined {
  return known.SEARCH_URL && { urls: known.SEARCH_URL.join(' '), prefix: known.SEARCH_PREFIX }
}

type SellerValues = Record<
  'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'TAX_NUMBER' | 'TAX_COUNTRY' | 'BANK_ACCOUNT',
  string
> & {
  TAX_RATES: ReadonlyMap<string, number>
}
type S3Names = 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_ENDPOINT'
type S3Values = { [Name in S3Names]?: string | undefined } & { S3_REGION: string }

/** A vertical bar is a line break. */
export function sellerOf({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS,
  TAX_NUMBER,
  TAX_COUNTRY,
  TAX_RATES,
  BANK_ACCOUNT,
}: SellerValues) {
  const lines = (value: string) => value.replace(/\s*\|\s*/g, '\n')
  const address = lines(OPERATOR_ADDRESS)
  return { name, address, taxNumber: TAX_NUMBER, country: TAX_COUNTRY, rates: TAX_RATES, bank: lines(BANK_ACCOUNT) }
}

/** Servers other than Amazon's name buckets in the path. */
export function s3Of(known: S3Values): S3Settings | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = known
  if (!name || !accessKeyId || !secretAccessKey) return undefined
  const endpoint = known.S3_ENDPOINT
  return { bucket: name, endpoint, region: known.S3_REGION, accessKeyId, secretAccessKey, pathStyle: Boolean(endpoint) }
}

type NeededNames = 'API_URL' | 'SEARCH' | 'SEARCH_API_URL' | 'SEARCH_API_KEY' | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'
type NeededValues = { SERVICES: readonly string[]; SEARCH_URL?: readonly string[] | undefined } & {
  [Name in NeededNames]?: string | undefined
}

export function lackOf(known: NeededValues): string | undefined {
  const { SERVICES, API_URL, SEARCH_API_URL, SEARCH_API_KEY, SMTP_URL, MAIL_FROM, PUBLIC_URL } = known
  const [hasApi, isSearch] = [SERVICES.includes('api'), SERVICES.includes('search')]
  if (SERVICES.includes('web') && !hasApi && !API_URL)
    return 'API_URL: needed where SERVICES has web without api, so that the pages know whom to ask'
  if (SEARCH_API_URL && !SEARCH_API_KEY)
    return 'SEARCH_API_KEY: needed where SEARCH_API_URL is set, the same as in the search process'
  if (isSearch && !hasApi && !SEARCH_API_KEY)
    return 'SEARCH_API_KEY: needed where SERVICES has search without api, so that others may ask it'
  if (SERVICES.join() === 'indexer' && !known.SEARCH_URL)
    return 'SEARCH_URL: needed where SERVICES is indexer alone, so that it knows where to write'
  if (known.SEARCH && !known.SEARCH_URL) return 'SEARCH_URL: needed where SEARCH is set: the nodes of OpenSearch'
  if (SMTP_URL && !MAIL_FROM) return 'MAIL_FROM: needed where SMTP_URL is set, so that receivers see who writes'
  if (SMTP_URL && !PUBLIC_URL)
    return 'PUBLIC_URL: needed where SMTP_URL is set, so that links in emails lead to this site'
  return undefined
}
