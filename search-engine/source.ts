// The face that the immutable segments and the changeable one show to matching and collecting.
import type { Columns } from './columns.ts'
import type { Traits } from './traits.ts'

export type Source = {
  readonly columns: Columns
  /** Documents are numbered in the order of ties: verified, newest, id. */
  readonly ranked: boolean
  /** One bit a document. */
  readonly deleted: Uint8Array
  readonly removed: number
  /** The facet values, and the row of each document in them. */
  readonly traits: Traits
  readonly rows: Uint16Array
  /** How many living documents have each row; only where documents don't come one by one. */
  readonly living?: Uint16Array
  /** Postings of the last `open…` calls since `begin` lie in these, documents ascending within one word. */
  readonly docs: Uint16Array
  readonly impacts: Uint16Array
  /** Where the last opened range ends. */
  readonly end: number
  begin(): void
  /** Where the word's postings begin, or -1. */
  open(word: number): number
  /** The postings of all words numbered from … to - 1 together, in no order; -1 when there are none. */
  openRange(from: number, to: number): number
  /** How many documents have the word, deleted ones included. */
  frequency(word: number): number
  /** Appends the documents whose whole name, code or maker and code has this hash. */
  exact(hash: number, into: number[]): void
  /** The number of the document with this id, or -1; a deleted one is not found. */
  docOf(id: string, packed: Uint8Array): number
}

export function isDeleted(source: Source, doc: number): boolean {
  return (source.deleted[doc >> 3]! & (1 << (doc & 7))) !== 0
}
