// Seeded runs of a state machine: random acts, an audit after each, and the seed that repeats a fault.

export type Dice = {
  whole: (most: number) => number
  one: <T>(items: readonly T[]) => T
  chance: (share: number) => boolean
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (most: number) => Math.floor(next() * most)
  return { whole, one: (items) => items[whole(items.length)]!, chance: (share) => next() < share }
}

export type Machine<World> = {
  begin: (dice: Dice) => Promise<World>
  acts: readonly (readonly [name: string, act: (world: World, dice: Dice) => Promise<void>])[]
  audit: (world: World) => Promise<void>
}

export async function drive<World>(
  { begin, acts, audit }: Machine<World>,
  { seed, runs, steps }: { seed: number; runs: number; steps: number },
): Promise<{ acts: number }> {
  for (let run = 0; run < runs; run++) {
    const dice = diceOf(seed + run)
    const done: string[] = []
    try {
      const world = await begin(dice)
      for (let step = 0; step < steps; step++) {
        const [name, act] = dice.one(acts)
        done.push(name)
        await act(world, dice)
        await audit(world)
      }
    } catch (error) {
      throw new Error(`seed ${seed + run}, after ${done.join(' ')}: ${(error as Error).message}`, { cause: error })
    }
  }
  return { acts: runs * steps }
}
