// Specs of one key, per segment.
import { grown, resized, u16, u32 } from '../segments/arrays.ts'
import type { Columns } from '../segments/columns.ts'
import { packSpec, type SpecPairs, specPair, specTag } from '../segments/lexicon.ts'

export type KeyList = { docs: Uint16Array; pairs: Uint32Array }

const KEYS_MOST = 64
const READ_AT_ONCE = 8192 // documents
const kept = new WeakMap<Columns, Map<number, KeyList>>()

export function* keyListsOf(columns: Columns, keys: readonly number[], pairs: SpecPairs): Generator<void, KeyList[]> {
  let lists = kept.get(columns)
  if (!lists || lists.size + keys.length > KEYS_MOST) kept.set(columns, (lists = new Map()))
  for (const key of keys) if (!lists.has(key)) lists.set(key, yield* listOf(columns, key, pairs))
  const own = lists
  return keys.map((key) => own.get(key)!)
}

function* listOf({ specs, specStarts, count }: Columns, key: number, pairs: SpecPairs): Generator<void, KeyList> {
  const tag = specTag(packSpec(key, 0))
  let docs = u16(0)
  let own = u32(0)
  let length = 0
  for (let doc = 0; doc < count; doc++) {
    if (doc % READ_AT_ONCE === READ_AT_ONCE - 1) yield
    for (let at = specStarts[doc]!, end = specStarts[doc + 1]!; at < end; at++) {
      const spec = specs[at]!
      if (specTag(spec) !== tag || pairs.keyOf(specPair(spec)) !== key) continue
      docs = grown(docs, length + 1)
      own = grown(own, length + 1)
      docs[length] = doc
      own[length++] = specPair(spec)
    }
  }
  return { docs: resized(docs, length), pairs: resized(own, length) }
}
