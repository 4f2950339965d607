// Facts copied from owners, hashed.
import { grown, u32 } from './arrays.ts'

const UNKNOWN = 0
const STALE = 1

export type Owners = { hashes: Uint32Array }

export function emptyOwners(): Owners {
  return { hashes: u32(0) }
}

export function hashOfFacts(facts: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < facts.length; i++) hash = Math.imul(hash ^ facts.charCodeAt(i), 0x01000193)
  return ((hash ^ (hash >>> 15)) | 2) >>> 0
}

export function setHash(owners: Owners, owner: number, hash: number): void {
  owners.hashes = grown(owners.hashes, owner + 1)
  owners.hashes[owner] = hash
}

export function noteFacts(owners: Owners, owner: number, facts: string): void {
  if ((owners.hashes[owner] ?? UNKNOWN) === UNKNOWN) setHash(owners, owner, hashOfFacts(facts))
}

export function markStale(owners: Owners, owner: number): void {
  setHash(owners, owner, STALE)
}

export function forget(owners: Owners, owner: number): void {
  setHash(owners, owner, UNKNOWN)
}

export function hasFacts({ hashes }: Owners, owner: number, facts: string): boolean {
  return hashes[owner] === hashOfFacts(facts)
}

export function staleOwners({ hashes }: Owners): number[] {
  return [...hashes.keys()].filter((owner) => hashes[owner] === STALE)
}
