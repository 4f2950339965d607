// Relaxing a query whose words together find few: corrects a misspelt word, or asks for fewer of them.
import { applyTests, failed, isEmpty, type Tests } from './filter.ts'
import { type Forced, LIFT } from './scores.ts'
import { matched } from './scratch.ts'
import { matchSome } from './match-some.ts'
import type { Alternative, Plan, Slot } from './plan.ts'
import { isDeleted, type Source } from './source.ts'

/** Plans in which one of the rarest words may be a slip of another known word, the rarest first. */
export function* slipped(plan: Plan, near: (text: string) => Alternative[]): Generator<Plan> {
  for (const slot of plan.slots.slice(0, 4)) {
    if (slot.near.length > 0) continue
    const others = near(slot.text)
    if (others.length === 0) continue
    const other: Slot = { ...slot, near: others, alternatives: [...slot.alternatives, ...others] }
    yield { ...plan, slots: plan.slots.map((own) => (own === slot ? other : own)) }
  }
}

/** How many documents that pass the filter have exactly `least` or more of the slots, by their number. */
function* tally(
  sources: Source[],
  slots: Slot[],
  forced: Forced[],
  tests: Tests,
  least: number,
): Generator<void, number[]> {
  const counts = Array.from({ length: slots.length + 1 }, () => 0)
  for (const source of sources) {
    matchSome(source, slots, forced, least)
    const { docs, levels, count } = matched
    if (isEmpty(tests)) failed.fill(0, 0, count)
    else applyTests(tests, source, docs, count)
    for (let i = 0; i < count; i++) {
      if (failed[i] === 0 && (source.removed === 0 || !isDeleted(source, docs[i]!))) counts[levels[i]!]!++
    }
    yield
  }
  return counts
}

/** The largest number of slots, not all, that finds `wanted` documents; at least one. Tries half of them first, which is cheap. */
export function* enough(
  sources: Source[],
  slots: Slot[],
  forced: Forced[],
  tests: Tests,
  wanted: number,
): Generator<void, number> {
  if (slots.length === 2) return 1
  const half = Math.ceil(slots.length / 2)
  for (const least of new Set([half, Math.ceil(half / 2), 1])) {
    const counts = yield* tally(sources, slots, forced, tests, least)
    let sum = counts[slots.length]!
    for (let number = slots.length - 1; number >= least; number--) {
      sum += counts[number]!
      if (sum >= wanted) return number
    }
  }
  return 1
}

/** Documents with enough slots into `matched`, those with all of them lifted. */
export function matchEnough(source: Source, slots: Slot[], forced: Forced[], wanted: number): void {
  matchSome(source, slots, forced, wanted)
  for (let i = 0; i < matched.count; i++) {
    if (matched.levels[i] === slots.length && matched.scores[i]! < LIFT) matched.scores[i]! += LIFT
  }
}
