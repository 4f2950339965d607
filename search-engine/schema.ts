// What a business and a product are to the engine: their fields, weights and constants. Data and one hash of it.
import { stopWords } from './stop-words.ts'

export type Kind = 'business' | 'product'

/** Weight of a field, how strongly its length tells (0–1), and the usual number of words in it. */
export type Field = { weight: number; length: number; usual: number }

export type Schema = {
  fields: Record<string, Field>
  /** Where repetition stops to count, and how much of an impact is there for merely having the word. */
  saturation: number
  cover: number
}

// The usual lengths are constants, so that a document weighs the same whenever it is indexed.
export const schemas: Record<Kind, Schema> = {
  product: {
    fields: {
      name: { weight: 1, length: 0.7, usual: 6.5 },
      text: { weight: 1.4, length: 1, usual: 26 },
      code: { weight: 0.6, length: 0.75, usual: 3 },
      brand: { weight: 0.5, length: 0.75, usual: 2 },
      type: { weight: 0.25, length: 0.75, usual: 2 },
      compatibility: { weight: 0.2, length: 0.75, usual: 8 },
      specs: { weight: 0.1, length: 0.75, usual: 18 },
      taxonomy: { weight: 0.02, length: 0.75, usual: 20 },
    },
    saturation: 0.5,
    cover: 0.35,
  },
  business: {
    fields: {
      name: { weight: 1, length: 0.7, usual: 3.5 },
      taxonomy: { weight: 0.3, length: 0.75, usual: 14 },
      place: { weight: 0.2, length: 0.75, usual: 5 },
      text: { weight: 0.5, length: 0.9, usual: 55 },
      products: { weight: 0.1, length: 0.75, usual: 20 },
    },
    saturation: 0.5,
    cover: 0.35,
  },
}

/** A slot counts its best alternative; the word itself counts 1. */
export const worth = {
  written: 0.5,
  apart: 0.8,
  synonym: 0.7,
  inflected: 0.7,
  prefix: 0.7,
  near: 0.7,
  code: 0.9,
  far: 0.4,
  split: 0.6,
}

/** After these the name speaks of something else that the product only belongs to. */
export const turningWords = ['for', 'with', 'compatible', 'fits', 'fur', 'para', 'pour']

const typeKey = /^(?:(?:product|article|device|item)\s*)?(?:type|family)$/i
const compatibilityKey = /compatib|suitable for/i

/** The field a spec belongs to; none for links. */
export function fieldOfSpec(key: string, value: string): 'type' | 'compatibility' | 'specs' | undefined {
  if (/^https?:/i.test(value)) return undefined
  return typeKey.test(key) ? 'type' : compatibilityKey.test(key) ? 'compatibility' : 'specs'
}

/** Limits that keep any text and any document bounded. */
export const bounds = {
  /** Documents a segment holds; their numbers fit 16 bits and 65,535 means none. */
  segment: 65_000,
  /** Documents that wait in the small changeable segment. */
  waiting: 2048,
  queryText: 1000,
  slots: 16,
  nearWords: 48,
  guesses: 6,
  /** Words for which two slips are looked through: each costs as much as a whole query. */
  farGuesses: 2,
  facetValues: 50,
  nameWords: 24,
  specs: 64,
  reordered: 300,
  /**
   * Fewer matches than these are few: then slips are forgiven and fewer words must match. The page of the product, never that of the
   * question: else a larger page would find more.
   */
  few: 5,
}

/** A snapshot made under other rules must not be read. */
export const formatVersion = 5
export function schemaHash(kind: Kind): string {
  const text = JSON.stringify([formatVersion, kind, schemas[kind], turningWords, [...stopWords], bounds.nameWords])
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return (hash >>> 0).toString(16)
}
