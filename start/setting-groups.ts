// Settings in groups.
import type { S3Settings } from '#kit/files/storage.ts'

type SellerValues = Record<
  'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'TAX_NUMBER' | 'TAX_COUNTRY' | 'BANK_ACCOUNT',
  string
> & {
  TAX_RATES: ReadonlyMap<string, number>
}
type S3Names = 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_ENDPOINT'
type S3Values = { [Name in S3Names]?: string | undefined } & { S3_REGION: string }

/** Seller on invoices. A vertical bar in an address or bank account is a line break. */
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

/** Undefined keeps files on disk. Servers other than Amazon's name buckets in the path. */
export function s3Of(known: S3Values): S3Settings | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = known
  if (!name || !accessKeyId || !secretAccessKey) return undefined
  const endpoint = known.S3_ENDPOINT
  return { bucket: name, endpoint, region: known.S3_REGION, accessKeyId, secretAccessKey, pathStyle: Boolean(endpoint) }
}
