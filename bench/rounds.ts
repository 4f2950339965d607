// Measures alternatives in alternating rounds of one run, so that a machine whose speed drifts does not decide. Reports µs of CPU per request.

export type Side = {
  name: string
  /** Makes about `count` requests, checks the answers, and tells how many were made. */
  run: (count: number) => Promise<number>
  /** µs of CPU used so far by everything that serves this side. */
  cpu: () => number
}
export type Figure = { median: number; min: number; max: number }
export type Comparison = { name: string; ours: Figure; floor: Figure; ratio: Figure; limit: number; ok: boolean; noisy: boolean }

export const spreadMost = 1.35

export function figureOf(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! }
}

async function costOf(side: Side, count: number): Promise<number> {
  const before = side.cpu()
  const made = await side.run(count)
  return (side.cpu() - before) / made
}

/** Both sides warmed up, then `rounds` pairs with the order reversed each time; the ratio is taken pair by pair. */
export async function compare(
  name: string,
  ours: Side,
  floor: Side,
  limit: number,
  { count = 2_000, rounds = 7 } = {},
): Promise<Comparison> {
  for (const side of [ours, floor]) await side.run(Math.max(300, count))
  const costs: { ours: number; floor: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0
    const a = await costOf(first ? ours : floor, count)
    const b = await costOf(first ? floor : ours, count)
    costs.push(first ? { ours: a, floor: b } : { ours: b, floor: a })
  }
  const ratio = figureOf(costs.map((cost) => cost.ours / cost.floor))
  // A single disturbed pair is dropped from the spread at each end; the median is of all.
  const inner = costs.map((cost) => cost.ours / cost.floor).toSorted((a, b) => a - b).slice(1, -1)
  const noisy = inner.at(-1)! / inner[0]! > spreadMost
  return {
    name,
    ours: figureOf(costs.map((cost) => cost.ours)),
    floor: figureOf(costs.map((cost) => cost.floor)),
    ratio,
    limit,
    ok: ratio.median <= limit,
    noisy,
  }
}

/** One line of a comparison. */
export function lineOf({ name, ours, floor, ratio, limit, ok, noisy }: Comparison): string {
  const us = ({ median, min, max }: Figure) => `${median.toFixed(0)} (${min.toFixed(0)}..${max.toFixed(0)}) µs`
  const verdict = ok ? (noisy ? 'noisy' : 'ok') : 'OVER'
  return `${name.padEnd(34)} ours ${us(ours)}  floor ${us(floor)}  ratio ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)}..${ratio.max.toFixed(2)})  limit ${limit}  ${verdict}`
}
