// Seeded random numbers, equal everywhere. Not for secrets.

export type Chance = {
  next: () => number
  int: (low: number, high: number) => number
  pick: <const T>(choices: readonly T[]) => T
  yes: (probability?: number) => boolean
}

export function chance(seed: string): Chance {
  let state = hashed(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  next()
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    yes: (probability = 0.5) => next() < probability,
  }
}

function hashed(seed: string): number {
  let h = 1779033703
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return h >>> 0
}
