// A file of the corpus and its expected reading.
import type { FileProblem } from '#web/catalog/catalogues/reading/invalid-table.ts'
import type { Encoding } from '#web/catalog/catalogues/reading/decode.ts'

export type SampleProduct = {
  name?: string
  partNumber?: string
  price?: number | null
  currency?: string
  description?: string
  keywords?: string[]
  brand?: string
  stock?: boolean
  status?: string
  hsCode?: string
  tiers?: { quantity: number; price: number }[]
  leadTime?: number
  minimumOrder?: string
  unit?: string
  photos?: string[]
  specs?: Record<string, string>
  problems?: string[]
}

export type SampleFile = {
  name: string
  content: Uint8Array<ArrayBuffer> | string
  encoding?: Encoding
  products?: SampleProduct[]
  skipped?: string[]
  problem?: FileProblem
}
